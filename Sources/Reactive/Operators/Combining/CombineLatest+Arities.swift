// Written out for each number of sources: the compiler does not specialise packs, so a subscription to eight sources would
// look up some sixty types at run time. What has no pack is preferred where both would do.

extension ObservableType {
  /// Combines the latest elements of all sources whenever one of them emits, once all of them have.
  ///
  /// Completes when all sources have, or when the last one in progress emits an element while another has completed
  /// without any; fails with the first that fails, or with what `resultSelector` throws.
  @inlinable
  public static func combineLatest<O1: ObservableConvertibleType, O2: ObservableConvertibleType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    let first = source1.asObservable().bare
    let second = source2.asObservable().bare
    let kept = Memory((first, second))
    return Observable { downstream in
      let junction = Junction(downstream, awaiting: 2, keeping: kept)
      let missing = Memory(2)
      let latest1 = Latest(of: first)
      let latest2 = Latest(of: second)
      let emit = {
        downstream.attempt {
          downstream.next(try resultSelector(latest1.current, latest2.current))
        }
      }
      junction.attach(first, latest: latest1, missing, emit)
      junction.attach(second, latest: latest2, missing, emit)
    }
  }

  /// Combines the latest elements of all sources whenever one of them emits, once all of them have.
  ///
  /// Completes when all sources have, or when the last one in progress emits an element while another has completed
  /// without any; fails with the first that fails, or with what `resultSelector` throws.
  @inlinable
  public static func combineLatest<
    O1: ObservableConvertibleType, O2: ObservableConvertibleType, O3: ObservableConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    let first = source1.asObservable().bare
    let second = source2.asObservable().bare
    let third = source3.asObservable().bare
    let kept = Memory((first, second, third))
    return Observable { downstream in
      let junction = Junction(downstream, awaiting: 3, keeping: kept)
      let missing = Memory(3)
      let latest1 = Latest(of: first)
      let latest2 = Latest(of: second)
      let latest3 = Latest(of: third)
      let emit = {
        downstream.attempt {
          downstream.next(try resultSelector(latest1.current, latest2.current, latest3.current))
        }
      }
      junction.attach(first, latest: latest1, missing, emit)
      junction.attach(second, latest: latest2, missing, emit)
      junction.attach(third, latest: latest3, missing, emit)
    }
  }

  /// Combines the latest elements of all sources whenever one of them emits, once all of them have.
  ///
  /// Completes when all sources have, or when the last one in progress emits an element while another has completed
  /// without any; fails with the first that fails, or with what `resultSelector` throws.
  @inlinable
  public static func combineLatest<
    O1: ObservableConvertibleType, O2: ObservableConvertibleType, O3: ObservableConvertibleType,
    O4: ObservableConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    let first = source1.asObservable().bare
    let second = source2.asObservable().bare
    let third = source3.asObservable().bare
    let fourth = source4.asObservable().bare
    let kept = Memory((first, second, third, fourth))
    return Observable { downstream in
      let junction = Junction(downstream, awaiting: 4, keeping: kept)
      let missing = Memory(4)
      let latest1 = Latest(of: first)
      let latest2 = Latest(of: second)
      let latest3 = Latest(of: third)
      let latest4 = Latest(of: fourth)
      let emit = {
        downstream.attempt {
          downstream.next(
            try resultSelector(latest1.current, latest2.current, latest3.current, latest4.current))
        }
      }
      junction.attach(first, latest: latest1, missing, emit)
      junction.attach(second, latest: latest2, missing, emit)
      junction.attach(third, latest: latest3, missing, emit)
      junction.attach(fourth, latest: latest4, missing, emit)
    }
  }

  /// Combines the latest elements of all sources whenever one of them emits, once all of them have.
  ///
  /// Completes when all sources have, or when the last one in progress emits an element while another has completed
  /// without any; fails with the first that fails, or with what `resultSelector` throws.
  @inlinable
  public static func combineLatest<
    O1: ObservableConvertibleType, O2: ObservableConvertibleType, O3: ObservableConvertibleType,
    O4: ObservableConvertibleType, O5: ObservableConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    let first = source1.asObservable().bare
    let second = source2.asObservable().bare
    let third = source3.asObservable().bare
    let fourth = source4.asObservable().bare
    let fifth = source5.asObservable().bare
    let kept = Memory((first, second, third, fourth, fifth))
    return Observable { downstream in
      let junction = Junction(downstream, awaiting: 5, keeping: kept)
      let missing = Memory(5)
      let latest1 = Latest(of: first)
      let latest2 = Latest(of: second)
      let latest3 = Latest(of: third)
      let latest4 = Latest(of: fourth)
      let latest5 = Latest(of: fifth)
      let emit = {
        downstream.attempt {
          downstream.next(
            try resultSelector(
              latest1.current, latest2.current, latest3.current, latest4.current, latest5.current))
        }
      }
      junction.attach(first, latest: latest1, missing, emit)
      junction.attach(second, latest: latest2, missing, emit)
      junction.attach(third, latest: latest3, missing, emit)
      junction.attach(fourth, latest: latest4, missing, emit)
      junction.attach(fifth, latest: latest5, missing, emit)
    }
  }

  /// Combines the latest elements of all sources whenever one of them emits, once all of them have.
  ///
  /// Completes when all sources have, or when the last one in progress emits an element while another has completed
  /// without any; fails with the first that fails, or with what `resultSelector` throws.
  @inlinable
  public static func combineLatest<
    O1: ObservableConvertibleType, O2: ObservableConvertibleType, O3: ObservableConvertibleType,
    O4: ObservableConvertibleType, O5: ObservableConvertibleType, O6: ObservableConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
  ) -> Observable<Element> {
    let first = source1.asObservable().bare
    let second = source2.asObservable().bare
    let third = source3.asObservable().bare
    let fourth = source4.asObservable().bare
    let fifth = source5.asObservable().bare
    let sixth = source6.asObservable().bare
    let kept = Memory((first, second, third, fourth, fifth, sixth))
    return Observable { downstream in
      let junction = Junction(downstream, awaiting: 6, keeping: kept)
      let missing = Memory(6)
      let latest1 = Latest(of: first)
      let latest2 = Latest(of: second)
      let latest3 = Latest(of: third)
      let latest4 = Latest(of: fourth)
      let latest5 = Latest(of: fifth)
      let latest6 = Latest(of: sixth)
      let emit = {
        downstream.attempt {
          downstream.next(
            try resultSelector(
              latest1.current, latest2.current, latest3.current, latest4.current, latest5.current,
              latest6.current))
        }
      }
      junction.attach(first, latest: latest1, missing, emit)
      junction.attach(second, latest: latest2, missing, emit)
      junction.attach(third, latest: latest3, missing, emit)
      junction.attach(fourth, latest: latest4, missing, emit)
      junction.attach(fifth, latest: latest5, missing, emit)
      junction.attach(sixth, latest: latest6, missing, emit)
    }
  }

  /// Combines the latest elements of all sources whenever one of them emits, once all of them have.
  ///
  /// Completes when all sources have, or when the last one in progress emits an element while another has completed
  /// without any; fails with the first that fails, or with what `resultSelector` throws.
  @inlinable
  public static func combineLatest<
    O1: ObservableConvertibleType, O2: ObservableConvertibleType, O3: ObservableConvertibleType,
    O4: ObservableConvertibleType, O5: ObservableConvertibleType, O6: ObservableConvertibleType,
    O7: ObservableConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws ->
      Element
  ) -> Observable<Element> {
    let first = source1.asObservable().bare
    let second = source2.asObservable().bare
    let third = source3.asObservable().bare
    let fourth = source4.asObservable().bare
    let fifth = source5.asObservable().bare
    let sixth = source6.asObservable().bare
    let seventh = source7.asObservable().bare
    let kept = Memory((first, second, third, fourth, fifth, sixth, seventh))
    return Observable { downstream in
      let junction = Junction(downstream, awaiting: 7, keeping: kept)
      let missing = Memory(7)
      let latest1 = Latest(of: first)
      let latest2 = Latest(of: second)
      let latest3 = Latest(of: third)
      let latest4 = Latest(of: fourth)
      let latest5 = Latest(of: fifth)
      let latest6 = Latest(of: sixth)
      let latest7 = Latest(of: seventh)
      let emit = {
        downstream.attempt {
          downstream.next(
            try resultSelector(
              latest1.current, latest2.current, latest3.current, latest4.current, latest5.current,
              latest6.current, latest7.current))
        }
      }
      junction.attach(first, latest: latest1, missing, emit)
      junction.attach(second, latest: latest2, missing, emit)
      junction.attach(third, latest: latest3, missing, emit)
      junction.attach(fourth, latest: latest4, missing, emit)
      junction.attach(fifth, latest: latest5, missing, emit)
      junction.attach(sixth, latest: latest6, missing, emit)
      junction.attach(seventh, latest: latest7, missing, emit)
    }
  }

  /// Combines the latest elements of all sources whenever one of them emits, once all of them have.
  ///
  /// Completes when all sources have, or when the last one in progress emits an element while another has completed
  /// without any; fails with the first that fails, or with what `resultSelector` throws.
  @inlinable
  public static func combineLatest<
    O1: ObservableConvertibleType, O2: ObservableConvertibleType, O3: ObservableConvertibleType,
    O4: ObservableConvertibleType, O5: ObservableConvertibleType, O6: ObservableConvertibleType,
    O7: ObservableConvertibleType, O8: ObservableConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8,
    resultSelector:
      @escaping (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
      ) throws -> Element
  ) -> Observable<Element> {
    let first = source1.asObservable().bare
    let second = source2.asObservable().bare
    let third = source3.asObservable().bare
    let fourth = source4.asObservable().bare
    let fifth = source5.asObservable().bare
    let sixth = source6.asObservable().bare
    let seventh = source7.asObservable().bare
    let eighth = source8.asObservable().bare
    let kept = Memory((first, second, third, fourth, fifth, sixth, seventh, eighth))
    return Observable { downstream in
      let junction = Junction(downstream, awaiting: 8, keeping: kept)
      let missing = Memory(8)
      let latest1 = Latest(of: first)
      let latest2 = Latest(of: second)
      let latest3 = Latest(of: third)
      let latest4 = Latest(of: fourth)
      let latest5 = Latest(of: fifth)
      let latest6 = Latest(of: sixth)
      let latest7 = Latest(of: seventh)
      let latest8 = Latest(of: eighth)
      let emit = {
        downstream.attempt {
          downstream.next(
            try resultSelector(
              latest1.current, latest2.current, latest3.current, latest4.current, latest5.current,
              latest6.current, latest7.current, latest8.current))
        }
      }
      junction.attach(first, latest: latest1, missing, emit)
      junction.attach(second, latest: latest2, missing, emit)
      junction.attach(third, latest: latest3, missing, emit)
      junction.attach(fourth, latest: latest4, missing, emit)
      junction.attach(fifth, latest: latest5, missing, emit)
      junction.attach(sixth, latest: latest6, missing, emit)
      junction.attach(seventh, latest: latest7, missing, emit)
      junction.attach(eighth, latest: latest8, missing, emit)
    }
  }
}
