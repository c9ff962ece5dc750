#if hasFeature(Embedded)
// The functions of Zip.swift that take packs, for two and three sources: Embedded Swift does not specialise packs. What
// has no pack is preferred where both would do.

@usableFromInline
func together<First, Second>(_ first: Observable<First>, _ second: Observable<Second>) -> AnyObject {
  Memory((first, second))
}

extension ObservableType {
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
