// Written out for each number of sources: the compiler doesn't specialise parameter packs, so a subscription to eight
// sources would look up about sixty types at run time. Overload resolution prefers these functions to the one with a
// pack.

extension ObservableType {
  /// Combines the latest elements of all sources whenever one of them emits, once all of them have emitted.
  ///
  /// Completes when all sources have completed. It also completes when the last active source emits an element although
  /// another source has completed without emitting one. It fails with the error of the first source that fails, or if
  /// `resultSelector` throws. Each combination is delivered on the thread on which its newest element was emitted.
  /// While another thread delivers, a thread waits for its turn, with the exceptions listed for `PublishSubject`.
  @inlinable
  public static func combineLatest<O1: ObservableConvertibleType, O2: ObservableConvertibleType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    let first = source1.asObservable().bare
    let second = source2.asObservable().bare
    let kept = Box((first, second))
    return Observable { downstream in
      let coordinator = Coordinator(downstream, awaiting: 2, keeping: kept)
      let missing = Box(2)
      let latest1 = LatestValue(of: first)
      let latest2 = LatestValue(of: second)
      let emit = {
        downstream.attempt {
          downstream.next(try resultSelector(latest1.current, latest2.current))
        }
      }
      coordinator.attach(first, latest: latest1, missing, emit)
      coordinator.attach(second, latest: latest2, missing, emit)
    }
  }

  /// Combines the latest elements of all sources whenever one of them emits, once all of them have emitted.
  ///
  /// Completes when all sources have completed. It also completes when the last active source emits an element although
  /// another source has completed without emitting one. It fails with the error of the first source that fails, or if
  /// `resultSelector` throws. Each combination is delivered on the thread on which its newest element was emitted.
  /// While another thread delivers, a thread waits for its turn, with the exceptions listed for `PublishSubject`.
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
    let kept = Box((first, second, third))
    return Observable { downstream in
      let coordinator = Coordinator(downstream, awaiting: 3, keeping: kept)
      let missing = Box(3)
      let latest1 = LatestValue(of: first)
      let latest2 = LatestValue(of: second)
      let latest3 = LatestValue(of: third)
      let emit = {
        downstream.attempt {
          downstream.next(try resultSelector(latest1.current, latest2.current, latest3.current))
        }
      }
      coordinator.attach(first, latest: latest1, missing, emit)
      coordinator.attach(second, latest: latest2, missing, emit)
      coordinator.attach(third, latest: latest3, missing, emit)
    }
  }

  /// Combines the latest elements of all sources whenever one of them emits, once all of them have emitted.
  ///
  /// Completes when all sources have completed. It also completes when the last active source emits an element although
  /// another source has completed without emitting one. It fails with the error of the first source that fails, or if
  /// `resultSelector` throws. Each combination is delivered on the thread on which its newest element was emitted.
  /// While another thread delivers, a thread waits for its turn, with the exceptions listed for `PublishSubject`.
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
    let kept = Box((first, second, third, fourth))
    return Observable { downstream in
      let coordinator = Coordinator(downstream, awaiting: 4, keeping: kept)
      let missing = Box(4)
      let latest1 = LatestValue(of: first)
      let latest2 = LatestValue(of: second)
      let latest3 = LatestValue(of: third)
      let latest4 = LatestValue(of: fourth)
      let emit = {
        downstream.attempt {
          downstream.next(
            try resultSelector(latest1.current, latest2.current, latest3.current, latest4.current))
        }
      }
      coordinator.attach(first, latest: latest1, missing, emit)
      coordinator.attach(second, latest: latest2, missing, emit)
      coordinator.attach(third, latest: latest3, missing, emit)
      coordinator.attach(fourth, latest: latest4, missing, emit)
    }
  }

  /// Combines the latest elements of all sources whenever one of them emits, once all of them have emitted.
  ///
  /// Completes when all sources have completed. It also completes when the last active source emits an element although
  /// another source has completed without emitting one. It fails with the error of the first source that fails, or if
  /// `resultSelector` throws. Each combination is delivered on the thread on which its newest element was emitted.
  /// While another thread delivers, a thread waits for its turn, with the exceptions listed for `PublishSubject`.
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
    let kept = Box((first, second, third, fourth, fifth))
    return Observable { downstream in
      let coordinator = Coordinator(downstream, awaiting: 5, keeping: kept)
      let missing = Box(5)
      let latest1 = LatestValue(of: first)
      let latest2 = LatestValue(of: second)
      let latest3 = LatestValue(of: third)
      let latest4 = LatestValue(of: fourth)
      let latest5 = LatestValue(of: fifth)
      let emit = {
        downstream.attempt {
          downstream.next(
            try resultSelector(
              latest1.current, latest2.current, latest3.current, latest4.current, latest5.current))
        }
      }
      coordinator.attach(first, latest: latest1, missing, emit)
      coordinator.attach(second, latest: latest2, missing, emit)
      coordinator.attach(third, latest: latest3, missing, emit)
      coordinator.attach(fourth, latest: latest4, missing, emit)
      coordinator.attach(fifth, latest: latest5, missing, emit)
    }
  }

  /// Combines the latest elements of all sources whenever one of them emits, once all of them have emitted.
  ///
  /// Completes when all sources have completed. It also completes when the last active source emits an element although
  /// another source has completed without emitting one. It fails with the error of the first source that fails, or if
  /// `resultSelector` throws. Each combination is delivered on the thread on which its newest element was emitted.
  /// While another thread delivers, a thread waits for its turn, with the exceptions listed for `PublishSubject`.
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
    let kept = Box((first, second, third, fourth, fifth, sixth))
    return Observable { downstream in
      let coordinator = Coordinator(downstream, awaiting: 6, keeping: kept)
      let missing = Box(6)
      let latest1 = LatestValue(of: first)
      let latest2 = LatestValue(of: second)
      let latest3 = LatestValue(of: third)
      let latest4 = LatestValue(of: fourth)
      let latest5 = LatestValue(of: fifth)
      let latest6 = LatestValue(of: sixth)
      let emit = {
        downstream.attempt {
          downstream.next(
            try resultSelector(
              latest1.current, latest2.current, latest3.current, latest4.current, latest5.current,
              latest6.current))
        }
      }
      coordinator.attach(first, latest: latest1, missing, emit)
      coordinator.attach(second, latest: latest2, missing, emit)
      coordinator.attach(third, latest: latest3, missing, emit)
      coordinator.attach(fourth, latest: latest4, missing, emit)
      coordinator.attach(fifth, latest: latest5, missing, emit)
      coordinator.attach(sixth, latest: latest6, missing, emit)
    }
  }

  /// Combines the latest elements of all sources whenever one of them emits, once all of them have emitted.
  ///
  /// Completes when all sources have completed. It also completes when the last active source emits an element although
  /// another source has completed without emitting one. It fails with the error of the first source that fails, or if
  /// `resultSelector` throws. Each combination is delivered on the thread on which its newest element was emitted.
  /// While another thread delivers, a thread waits for its turn, with the exceptions listed for `PublishSubject`.
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
    let kept = Box((first, second, third, fourth, fifth, sixth, seventh))
    return Observable { downstream in
      let coordinator = Coordinator(downstream, awaiting: 7, keeping: kept)
      let missing = Box(7)
      let latest1 = LatestValue(of: first)
      let latest2 = LatestValue(of: second)
      let latest3 = LatestValue(of: third)
      let latest4 = LatestValue(of: fourth)
      let latest5 = LatestValue(of: fifth)
      let latest6 = LatestValue(of: sixth)
      let latest7 = LatestValue(of: seventh)
      let emit = {
        downstream.attempt {
          downstream.next(
            try resultSelector(
              latest1.current, latest2.current, latest3.current, latest4.current, latest5.current,
              latest6.current, latest7.current))
        }
      }
      coordinator.attach(first, latest: latest1, missing, emit)
      coordinator.attach(second, latest: latest2, missing, emit)
      coordinator.attach(third, latest: latest3, missing, emit)
      coordinator.attach(fourth, latest: latest4, missing, emit)
      coordinator.attach(fifth, latest: latest5, missing, emit)
      coordinator.attach(sixth, latest: latest6, missing, emit)
      coordinator.attach(seventh, latest: latest7, missing, emit)
    }
  }

  /// Combines the latest elements of all sources whenever one of them emits, once all of them have emitted.
  ///
  /// Completes when all sources have completed. It also completes when the last active source emits an element although
  /// another source has completed without emitting one. It fails with the error of the first source that fails, or if
  /// `resultSelector` throws. Each combination is delivered on the thread on which its newest element was emitted.
  /// While another thread delivers, a thread waits for its turn, with the exceptions listed for `PublishSubject`.
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
    let kept = Box((first, second, third, fourth, fifth, sixth, seventh, eighth))
    return Observable { downstream in
      let coordinator = Coordinator(downstream, awaiting: 8, keeping: kept)
      let missing = Box(8)
      let latest1 = LatestValue(of: first)
      let latest2 = LatestValue(of: second)
      let latest3 = LatestValue(of: third)
      let latest4 = LatestValue(of: fourth)
      let latest5 = LatestValue(of: fifth)
      let latest6 = LatestValue(of: sixth)
      let latest7 = LatestValue(of: seventh)
      let latest8 = LatestValue(of: eighth)
      let emit = {
        downstream.attempt {
          downstream.next(
            try resultSelector(
              latest1.current, latest2.current, latest3.current, latest4.current, latest5.current,
              latest6.current, latest7.current, latest8.current))
        }
      }
      coordinator.attach(first, latest: latest1, missing, emit)
      coordinator.attach(second, latest: latest2, missing, emit)
      coordinator.attach(third, latest: latest3, missing, emit)
      coordinator.attach(fourth, latest: latest4, missing, emit)
      coordinator.attach(fifth, latest: latest5, missing, emit)
      coordinator.attach(sixth, latest: latest6, missing, emit)
      coordinator.attach(seventh, latest: latest7, missing, emit)
      coordinator.attach(eighth, latest: latest8, missing, emit)
    }
  }
}
