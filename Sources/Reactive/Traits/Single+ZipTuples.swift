// Written out for each number of sources rather than with a parameter pack: with a pack, the compiler doesn't find the
// parts of the resulting tuple (`pair.1`) in the same expression.

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
  /// Emits a tuple of the elements of all singles, once all of them have succeeded.
  ///
  /// Fails with the error of the first single that fails.
  @inlinable
  public static func zip<Element1, Element2>(
    _ source1: Single<Element1>, _ source2: Single<Element2>
  ) -> Single<(Element1, Element2)> {
    Single<(Element1, Element2)>.zip(source1, source2) { ($0, $1) }
  }

  /// Emits a tuple of the elements of all singles, once all of them have succeeded.
  ///
  /// Fails with the error of the first single that fails.
  @inlinable
  public static func zip<Element1, Element2, Element3>(
    _ source1: Single<Element1>, _ source2: Single<Element2>, _ source3: Single<Element3>
  ) -> Single<(Element1, Element2, Element3)> {
    Single<(Element1, Element2, Element3)>.zip(source1, source2, source3) { ($0, $1, $2) }
  }

  /// Emits a tuple of the elements of all singles, once all of them have succeeded.
  ///
  /// Fails with the error of the first single that fails.
  @inlinable
  public static func zip<Element1, Element2, Element3, Element4>(
    _ source1: Single<Element1>, _ source2: Single<Element2>, _ source3: Single<Element3>,
    _ source4: Single<Element4>
  ) -> Single<(Element1, Element2, Element3, Element4)> {
    Single<(Element1, Element2, Element3, Element4)>.zip(source1, source2, source3, source4) {
      ($0, $1, $2, $3)
    }
  }

  /// Emits a tuple of the elements of all singles, once all of them have succeeded.
  ///
  /// Fails with the error of the first single that fails.
  @inlinable
  public static func zip<Element1, Element2, Element3, Element4, Element5>(
    _ source1: Single<Element1>, _ source2: Single<Element2>, _ source3: Single<Element3>,
    _ source4: Single<Element4>, _ source5: Single<Element5>
  ) -> Single<(Element1, Element2, Element3, Element4, Element5)> {
    Single<(Element1, Element2, Element3, Element4, Element5)>.zip(
      source1, source2, source3, source4, source5
    ) { ($0, $1, $2, $3, $4) }
  }

  /// Emits a tuple of the elements of all singles, once all of them have succeeded.
  ///
  /// Fails with the error of the first single that fails.
  @inlinable
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6>(
    _ source1: Single<Element1>, _ source2: Single<Element2>, _ source3: Single<Element3>,
    _ source4: Single<Element4>, _ source5: Single<Element5>, _ source6: Single<Element6>
  ) -> Single<(Element1, Element2, Element3, Element4, Element5, Element6)> {
    Single<(Element1, Element2, Element3, Element4, Element5, Element6)>.zip(
      source1, source2, source3, source4, source5, source6
    ) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Emits a tuple of the elements of all singles, once all of them have succeeded.
  ///
  /// Fails with the error of the first single that fails.
  @inlinable
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6, Element7>(
    _ source1: Single<Element1>, _ source2: Single<Element2>, _ source3: Single<Element3>,
    _ source4: Single<Element4>, _ source5: Single<Element5>, _ source6: Single<Element6>,
    _ source7: Single<Element7>
  ) -> Single<(Element1, Element2, Element3, Element4, Element5, Element6, Element7)> {
    Single<(Element1, Element2, Element3, Element4, Element5, Element6, Element7)>.zip(
      source1, source2, source3, source4, source5, source6, source7
    ) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Emits a tuple of the elements of all singles, once all of them have succeeded.
  ///
  /// Fails with the error of the first single that fails.
  @inlinable
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8>(
    _ source1: Single<Element1>, _ source2: Single<Element2>, _ source3: Single<Element3>,
    _ source4: Single<Element4>, _ source5: Single<Element5>, _ source6: Single<Element6>,
    _ source7: Single<Element7>, _ source8: Single<Element8>
  ) -> Single<(Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8)> {
    Single<(Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8)>.zip(
      source1, source2, source3, source4, source5, source6, source7, source8
    ) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }
}
