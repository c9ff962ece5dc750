extension SharedSequence {
  /// Combines the latest elements of all sources whenever one of them sends, once all of them have.
  ///
  ///     Driver.combineLatest(width, height) { $0 * $1 }
  @inlinable
  public static func combineLatest<First, each Other>(
    _ first: SharedSequence<SharingStrategy, First>,
    _ other: repeat SharedSequence<SharingStrategy, each Other>,
    resultSelector: @escaping (First, repeat each Other) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.combineLatest(first, repeat each other, resultSelector: resultSelector))
  }

  /// Combines the first elements of all sources, then the second ones, and so on.
  @inlinable
  public static func zip<First, each Other>(
    _ first: SharedSequence<SharingStrategy, First>,
    _ other: repeat SharedSequence<SharingStrategy, each Other>,
    resultSelector: @escaping (First, repeat each Other) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.zip(first, repeat each other, resultSelector: resultSelector))
  }
}
