#if hasFeature(Embedded)
// The functions of CombineLatest.swift and Zip.swift that take packs, for two to four sources: Embedded Swift does not
// specialize packs. What has no pack is preferred where both would do.

@usableFromInline
func together<First, Second>(_ first: Observable<First>, _ second: Observable<Second>) -> AnyObject {
  Memory((first, second))
}

extension ObservableType {
  /// Combines the latest elements of all sources whenever one of them sends, once all of them have.
  public static func combineLatest<A: ObservableConvertibleType, B: ObservableConvertibleType>(
    _ a: A, _ b: B, resultSelector: @escaping (A.Element, B.Element) throws -> Element
  ) -> Observable<Element> {
    let (a, b) = (a.asObservable().bare, b.asObservable().bare)
    return Observable { downstream in
      let junction = Junction(downstream, awaiting: 2, keeping: Memory((a, b)))
      let (first, second) = (Latest(of: a), Latest(of: b))
      let missing = Memory(2)
      let emit = {
        downstream.attempt { downstream.next(try resultSelector(first.current, second.current)) }
      }
      junction.attach(a, latest: first, missing, emit)
      junction.attach(b, latest: second, missing, emit)
    }
  }

  /// Combines the latest elements of all sources whenever one of them sends, once all of them have.
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType
  >(
    _ a: A, _ b: B, _ c: C, resultSelector: @escaping (A.Element, B.Element, C.Element) throws -> Element
  ) -> Observable<Element> {
    let (a, b, c) = (a.asObservable().bare, b.asObservable().bare, c.asObservable().bare)
    return Observable { downstream in
      let junction = Junction(downstream, awaiting: 3, keeping: Memory((a, b, c)))
      let (first, second, third) = (Latest(of: a), Latest(of: b), Latest(of: c))
      let missing = Memory(3)
      let emit = {
        downstream.attempt {
          downstream.next(try resultSelector(first.current, second.current, third.current))
        }
      }
      junction.attach(a, latest: first, missing, emit)
      junction.attach(b, latest: second, missing, emit)
      junction.attach(c, latest: third, missing, emit)
    }
  }

  /// Combines the latest elements of all sources whenever one of them sends, once all of them have.
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType
  >(
    _ a: A, _ b: B, _ c: C, _ d: D,
    resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element) throws -> Element
  ) -> Observable<Element> {
    let (a, b) = (a.asObservable().bare, b.asObservable().bare)
    let (c, d) = (c.asObservable().bare, d.asObservable().bare)
    return Observable { downstream in
      let junction = Junction(downstream, awaiting: 4, keeping: Memory((a, b, c, d)))
      let (first, second, third, fourth) = (Latest(of: a), Latest(of: b), Latest(of: c), Latest(of: d))
      let missing = Memory(4)
      let emit = {
        downstream.attempt {
          downstream.next(
            try resultSelector(first.current, second.current, third.current, fourth.current))
        }
      }
      junction.attach(a, latest: first, missing, emit)
      junction.attach(b, latest: second, missing, emit)
      junction.attach(c, latest: third, missing, emit)
      junction.attach(d, latest: fourth, missing, emit)
    }
  }

  /// Combines the first elements of all sources, then the second ones, and so on.
  public static func zip<A: ObservableConvertibleType, B: ObservableConvertibleType>(
    _ a: A, _ b: B, resultSelector: @escaping (A.Element, B.Element) throws -> Element
  ) -> Observable<Element> {
    let (a, b) = (a.asObservable().bare, b.asObservable().bare)
    return Observable { downstream in
      let junction = Junction(downstream, awaiting: 2, keeping: Memory((a, b)))
      let (first, second) = (Unpaired(of: a), Unpaired(of: b))
      let missing = Memory(2)
      let emit = {
        downstream.attempt {
          downstream.next(try resultSelector(first.removeFirst(), second.removeFirst()))
        }
        missing.value += (first.isEmpty ? 1 : 0) + (second.isEmpty ? 1 : 0)
      }
      junction.attach(a, unpaired: first, missing, emit, alone: {})
      junction.attach(b, unpaired: second, missing, emit, alone: {})
    }
  }

  /// Combines the first elements of all sources, then the second ones, and so on.
  public static func zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType
  >(
    _ a: A, _ b: B, _ c: C, resultSelector: @escaping (A.Element, B.Element, C.Element) throws -> Element
  ) -> Observable<Element> {
    let (a, b, c) = (a.asObservable().bare, b.asObservable().bare, c.asObservable().bare)
    return Observable { downstream in
      let junction = Junction(downstream, awaiting: 3, keeping: Memory((a, b, c)))
      let (first, second, third) = (Unpaired(of: a), Unpaired(of: b), Unpaired(of: c))
      let missing = Memory(3)
      let emit = {
        downstream.attempt {
          downstream.next(
            try resultSelector(first.removeFirst(), second.removeFirst(), third.removeFirst()))
        }
        missing.value += (first.isEmpty ? 1 : 0) + (second.isEmpty ? 1 : 0) + (third.isEmpty ? 1 : 0)
      }
      junction.attach(a, unpaired: first, missing, emit, alone: {})
      junction.attach(b, unpaired: second, missing, emit, alone: {})
      junction.attach(c, unpaired: third, missing, emit, alone: {})
    }
  }
}
#endif
