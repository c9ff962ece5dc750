// Written out for each number of sources rather than with a pack: where a pack makes a tuple, the compiler does not find
// the tuple's parts (`pair.1`) in the expression that makes it.

extension SharedSequenceConvertibleType where Element == Any {
  /// Gathers the latest elements of all sources in a tuple whenever one of them sends, once all of them have.
  @inlinable
  public static func combineLatest<Element1, Element2>(
    _ source1: SharedSequence<SharingStrategy, Element1>, _ source2: SharedSequence<SharingStrategy, Element2>
  ) -> SharedSequence<SharingStrategy, (Element1, Element2)> {
    SharedSequence<SharingStrategy, (Element1, Element2)>.combineLatest(source1, source2) { ($0, $1) }
  }

  /// Gathers the latest elements of all sources in a tuple whenever one of them sends, once all of them have.
  @inlinable
  public static func combineLatest<Element1, Element2, Element3>(
    _ source1: SharedSequence<SharingStrategy, Element1>,
    _ source2: SharedSequence<SharingStrategy, Element2>, _ source3: SharedSequence<SharingStrategy, Element3>
  ) -> SharedSequence<SharingStrategy, (Element1, Element2, Element3)> {
    SharedSequence<SharingStrategy, (Element1, Element2, Element3)>.combineLatest(source1, source2, source3) {
      ($0, $1, $2)
    }
  }

  /// Gathers the latest elements of all sources in a tuple whenever one of them sends, once all of them have.
  @inlinable
  public static func combineLatest<Element1, Element2, Element3, Element4>(
    _ source1: SharedSequence<SharingStrategy, Element1>,
    _ source2: SharedSequence<SharingStrategy, Element2>,
    _ source3: SharedSequence<SharingStrategy, Element3>, _ source4: SharedSequence<SharingStrategy, Element4>
  ) -> SharedSequence<SharingStrategy, (Element1, Element2, Element3, Element4)> {
    SharedSequence<SharingStrategy, (Element1, Element2, Element3, Element4)>.combineLatest(
      source1, source2, source3, source4
    ) { ($0, $1, $2, $3) }
  }

  /// Gathers the latest elements of all sources in a tuple whenever one of them sends, once all of them have.
  @inlinable
  public static func combineLatest<Element1, Element2, Element3, Element4, Element5>(
    _ source1: SharedSequence<SharingStrategy, Element1>,
    _ source2: SharedSequence<SharingStrategy, Element2>,
    _ source3: SharedSequence<SharingStrategy, Element3>,
    _ source4: SharedSequence<SharingStrategy, Element4>, _ source5: SharedSequence<SharingStrategy, Element5>
  ) -> SharedSequence<SharingStrategy, (Element1, Element2, Element3, Element4, Element5)> {
    SharedSequence<SharingStrategy, (Element1, Element2, Element3, Element4, Element5)>.combineLatest(
      source1, source2, source3, source4, source5
    ) { ($0, $1, $2, $3, $4) }
  }

  /// Gathers the latest elements of all sources in a tuple whenever one of them sends, once all of them have.
  @inlinable
  public static func combineLatest<Element1, Element2, Element3, Element4, Element5, Element6>(
    _ source1: SharedSequence<SharingStrategy, Element1>,
    _ source2: SharedSequence<SharingStrategy, Element2>,
    _ source3: SharedSequence<SharingStrategy, Element3>,
    _ source4: SharedSequence<SharingStrategy, Element4>,
    _ source5: SharedSequence<SharingStrategy, Element5>, _ source6: SharedSequence<SharingStrategy, Element6>
  ) -> SharedSequence<SharingStrategy, (Element1, Element2, Element3, Element4, Element5, Element6)> {
    SharedSequence<SharingStrategy, (Element1, Element2, Element3, Element4, Element5, Element6)>
      .combineLatest(source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Gathers the latest elements of all sources in a tuple whenever one of them sends, once all of them have.
  @inlinable
  public static func combineLatest<Element1, Element2, Element3, Element4, Element5, Element6, Element7>(
    _ source1: SharedSequence<SharingStrategy, Element1>,
    _ source2: SharedSequence<SharingStrategy, Element2>,
    _ source3: SharedSequence<SharingStrategy, Element3>,
    _ source4: SharedSequence<SharingStrategy, Element4>,
    _ source5: SharedSequence<SharingStrategy, Element5>,
    _ source6: SharedSequence<SharingStrategy, Element6>, _ source7: SharedSequence<SharingStrategy, Element7>
  ) -> SharedSequence<SharingStrategy, (Element1, Element2, Element3, Element4, Element5, Element6, Element7)>
  {
    SharedSequence<SharingStrategy, (Element1, Element2, Element3, Element4, Element5, Element6, Element7)>
      .combineLatest(source1, source2, source3, source4, source5, source6, source7) {
        ($0, $1, $2, $3, $4, $5, $6)
      }
  }

  /// Gathers the latest elements of all sources in a tuple whenever one of them sends, once all of them have.
  @inlinable
  public static func combineLatest<
    Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8
  >(
    _ source1: SharedSequence<SharingStrategy, Element1>,
    _ source2: SharedSequence<SharingStrategy, Element2>,
    _ source3: SharedSequence<SharingStrategy, Element3>,
    _ source4: SharedSequence<SharingStrategy, Element4>,
    _ source5: SharedSequence<SharingStrategy, Element5>,
    _ source6: SharedSequence<SharingStrategy, Element6>,
    _ source7: SharedSequence<SharingStrategy, Element7>, _ source8: SharedSequence<SharingStrategy, Element8>
  ) -> SharedSequence<
    SharingStrategy, (Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8)
  > {
    SharedSequence<
      SharingStrategy, (Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8)
    >.combineLatest(source1, source2, source3, source4, source5, source6, source7, source8) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }
  }

  /// Gathers the first elements of all sources in a tuple, then the second ones, and so on.
  @inlinable
  public static func zip<Element1, Element2>(
    _ source1: SharedSequence<SharingStrategy, Element1>, _ source2: SharedSequence<SharingStrategy, Element2>
  ) -> SharedSequence<SharingStrategy, (Element1, Element2)> {
    SharedSequence<SharingStrategy, (Element1, Element2)>.zip(source1, source2) { ($0, $1) }
  }

  /// Gathers the first elements of all sources in a tuple, then the second ones, and so on.
  @inlinable
  public static func zip<Element1, Element2, Element3>(
    _ source1: SharedSequence<SharingStrategy, Element1>,
    _ source2: SharedSequence<SharingStrategy, Element2>, _ source3: SharedSequence<SharingStrategy, Element3>
  ) -> SharedSequence<SharingStrategy, (Element1, Element2, Element3)> {
    SharedSequence<SharingStrategy, (Element1, Element2, Element3)>.zip(source1, source2, source3) {
      ($0, $1, $2)
    }
  }

  /// Gathers the first elements of all sources in a tuple, then the second ones, and so on.
  @inlinable
  public static func zip<Element1, Element2, Element3, Element4>(
    _ source1: SharedSequence<SharingStrategy, Element1>,
    _ source2: SharedSequence<SharingStrategy, Element2>,
    _ source3: SharedSequence<SharingStrategy, Element3>, _ source4: SharedSequence<SharingStrategy, Element4>
  ) -> SharedSequence<SharingStrategy, (Element1, Element2, Element3, Element4)> {
    SharedSequence<SharingStrategy, (Element1, Element2, Element3, Element4)>.zip(
      source1, source2, source3, source4
    ) { ($0, $1, $2, $3) }
  }

  /// Gathers the first elements of all sources in a tuple, then the second ones, and so on.
  @inlinable
  public static func zip<Element1, Element2, Element3, Element4, Element5>(
    _ source1: SharedSequence<SharingStrategy, Element1>,
    _ source2: SharedSequence<SharingStrategy, Element2>,
    _ source3: SharedSequence<SharingStrategy, Element3>,
    _ source4: SharedSequence<SharingStrategy, Element4>, _ source5: SharedSequence<SharingStrategy, Element5>
  ) -> SharedSequence<SharingStrategy, (Element1, Element2, Element3, Element4, Element5)> {
    SharedSequence<SharingStrategy, (Element1, Element2, Element3, Element4, Element5)>.zip(
      source1, source2, source3, source4, source5
    ) { ($0, $1, $2, $3, $4) }
  }

  /// Gathers the first elements of all sources in a tuple, then the second ones, and so on.
  @inlinable
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6>(
    _ source1: SharedSequence<SharingStrategy, Element1>,
    _ source2: SharedSequence<SharingStrategy, Element2>,
    _ source3: SharedSequence<SharingStrategy, Element3>,
    _ source4: SharedSequence<SharingStrategy, Element4>,
    _ source5: SharedSequence<SharingStrategy, Element5>, _ source6: SharedSequence<SharingStrategy, Element6>
  ) -> SharedSequence<SharingStrategy, (Element1, Element2, Element3, Element4, Element5, Element6)> {
    SharedSequence<SharingStrategy, (Element1, Element2, Element3, Element4, Element5, Element6)>.zip(
      source1, source2, source3, source4, source5, source6
    ) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Gathers the first elements of all sources in a tuple, then the second ones, and so on.
  @inlinable
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6, Element7>(
    _ source1: SharedSequence<SharingStrategy, Element1>,
    _ source2: SharedSequence<SharingStrategy, Element2>,
    _ source3: SharedSequence<SharingStrategy, Element3>,
    _ source4: SharedSequence<SharingStrategy, Element4>,
    _ source5: SharedSequence<SharingStrategy, Element5>,
    _ source6: SharedSequence<SharingStrategy, Element6>, _ source7: SharedSequence<SharingStrategy, Element7>
  ) -> SharedSequence<SharingStrategy, (Element1, Element2, Element3, Element4, Element5, Element6, Element7)>
  {
    SharedSequence<SharingStrategy, (Element1, Element2, Element3, Element4, Element5, Element6, Element7)>
      .zip(source1, source2, source3, source4, source5, source6, source7) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Gathers the first elements of all sources in a tuple, then the second ones, and so on.
  @inlinable
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8>(
    _ source1: SharedSequence<SharingStrategy, Element1>,
    _ source2: SharedSequence<SharingStrategy, Element2>,
    _ source3: SharedSequence<SharingStrategy, Element3>,
    _ source4: SharedSequence<SharingStrategy, Element4>,
    _ source5: SharedSequence<SharingStrategy, Element5>,
    _ source6: SharedSequence<SharingStrategy, Element6>,
    _ source7: SharedSequence<SharingStrategy, Element7>, _ source8: SharedSequence<SharingStrategy, Element8>
  ) -> SharedSequence<
    SharingStrategy, (Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8)
  > {
    SharedSequence<
      SharingStrategy, (Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8)
    >.zip(source1, source2, source3, source4, source5, source6, source7, source8) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }
  }
}
