// Written out for each number of sources rather than with a parameter pack: with a pack, the compiler doesn't find the
// parts of the resulting tuple (`pair.1`) in the same expression.

extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Any {
  /// Emits a tuple of the elements of all maybes, once each of them has an element.
  ///
  /// Completes and fails like the overload that takes a `resultSelector`.
  @inlinable
  public static func zip<Element1, Element2>(
    _ source1: Maybe<Element1>, _ source2: Maybe<Element2>
  ) -> Maybe<(Element1, Element2)> {
    Maybe<(Element1, Element2)>.zip(source1, source2) { ($0, $1) }
  }

  /// Emits a tuple of the elements of all maybes, once each of them has an element.
  ///
  /// Completes and fails like the overload that takes a `resultSelector`.
  @inlinable
  public static func zip<Element1, Element2, Element3>(
    _ source1: Maybe<Element1>, _ source2: Maybe<Element2>, _ source3: Maybe<Element3>
  ) -> Maybe<(Element1, Element2, Element3)> {
    Maybe<(Element1, Element2, Element3)>.zip(source1, source2, source3) { ($0, $1, $2) }
  }

  /// Emits a tuple of the elements of all maybes, once each of them has an element.
  ///
  /// Completes and fails like the overload that takes a `resultSelector`.
  @inlinable
  public static func zip<Element1, Element2, Element3, Element4>(
    _ source1: Maybe<Element1>, _ source2: Maybe<Element2>, _ source3: Maybe<Element3>,
    _ source4: Maybe<Element4>
  ) -> Maybe<(Element1, Element2, Element3, Element4)> {
    Maybe<(Element1, Element2, Element3, Element4)>.zip(source1, source2, source3, source4) {
      ($0, $1, $2, $3)
    }
  }

  /// Emits a tuple of the elements of all maybes, once each of them has an element.
  ///
  /// Completes and fails like the overload that takes a `resultSelector`.
  @inlinable
  public static func zip<Element1, Element2, Element3, Element4, Element5>(
    _ source1: Maybe<Element1>, _ source2: Maybe<Element2>, _ source3: Maybe<Element3>,
    _ source4: Maybe<Element4>, _ source5: Maybe<Element5>
  ) -> Maybe<(Element1, Element2, Element3, Element4, Element5)> {
    Maybe<(Element1, Element2, Element3, Element4, Element5)>.zip(source1, source2, source3, source4, source5)
    { ($0, $1, $2, $3, $4) }
  }

  /// Emits a tuple of the elements of all maybes, once each of them has an element.
  ///
  /// Completes and fails like the overload that takes a `resultSelector`.
  @inlinable
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6>(
    _ source1: Maybe<Element1>, _ source2: Maybe<Element2>, _ source3: Maybe<Element3>,
    _ source4: Maybe<Element4>, _ source5: Maybe<Element5>, _ source6: Maybe<Element6>
  ) -> Maybe<(Element1, Element2, Element3, Element4, Element5, Element6)> {
    Maybe<(Element1, Element2, Element3, Element4, Element5, Element6)>.zip(
      source1, source2, source3, source4, source5, source6
    ) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Emits a tuple of the elements of all maybes, once each of them has an element.
  ///
  /// Completes and fails like the overload that takes a `resultSelector`.
  @inlinable
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6, Element7>(
    _ source1: Maybe<Element1>, _ source2: Maybe<Element2>, _ source3: Maybe<Element3>,
    _ source4: Maybe<Element4>, _ source5: Maybe<Element5>, _ source6: Maybe<Element6>,
    _ source7: Maybe<Element7>
  ) -> Maybe<(Element1, Element2, Element3, Element4, Element5, Element6, Element7)> {
    Maybe<(Element1, Element2, Element3, Element4, Element5, Element6, Element7)>.zip(
      source1, source2, source3, source4, source5, source6, source7
    ) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Emits a tuple of the elements of all maybes, once each of them has an element.
  ///
  /// Completes and fails like the overload that takes a `resultSelector`.
  @inlinable
  public static func zip<Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8>(
    _ source1: Maybe<Element1>, _ source2: Maybe<Element2>, _ source3: Maybe<Element3>,
    _ source4: Maybe<Element4>, _ source5: Maybe<Element5>, _ source6: Maybe<Element6>,
    _ source7: Maybe<Element7>, _ source8: Maybe<Element8>
  ) -> Maybe<(Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8)> {
    Maybe<(Element1, Element2, Element3, Element4, Element5, Element6, Element7, Element8)>.zip(
      source1, source2, source3, source4, source5, source6, source7, source8
    ) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }
}
