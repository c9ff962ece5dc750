#if hasFeature(Embedded)
// The functions of Zip.swift that take parameter packs, for two and three sources, because Embedded Swift doesn't
// specialise packs. Overload resolution prefers functions without a pack.

@usableFromInline
func together<First, Second>(_ first: Observable<First>, _ second: Observable<Second>) -> AnyObject {
  Box((first, second))
}

extension ObservableType {
  /// Combines the first elements of both sources, then their second elements, and so on.
  public static func zip<A: ObservableConvertibleType, B: ObservableConvertibleType>(
    _ a: A, _ b: B, resultSelector: @escaping (A.Element, B.Element) throws -> Element
  ) -> Observable<Element> {
    let (a, b) = (a.asObservable().bare, b.asObservable().bare)
    return Observable { downstream in
      let coordinator = Coordinator(downstream, awaiting: 2, keeping: Box((a, b)))
      let (first, second) = (ZipBuffer(of: a), ZipBuffer(of: b))
      let missing = Box(2)
      let emit = {
        downstream.attempt {
          downstream.next(try resultSelector(first.removeFirst(), second.removeFirst()))
        }
        missing.value += (first.isEmpty ? 1 : 0) + (second.isEmpty ? 1 : 0)
      }
      coordinator.attach(a, buffer: first, missing, emit, alone: {})
      coordinator.attach(b, buffer: second, missing, emit, alone: {})
    }
  }

  /// Combines the first elements of all three sources, then their second elements, and so on.
  public static func zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType
  >(
    _ a: A, _ b: B, _ c: C, resultSelector: @escaping (A.Element, B.Element, C.Element) throws -> Element
  ) -> Observable<Element> {
    let (a, b, c) = (a.asObservable().bare, b.asObservable().bare, c.asObservable().bare)
    return Observable { downstream in
      let coordinator = Coordinator(downstream, awaiting: 3, keeping: Box((a, b, c)))
      let (first, second, third) = (ZipBuffer(of: a), ZipBuffer(of: b), ZipBuffer(of: c))
      let missing = Box(3)
      let emit = {
        downstream.attempt {
          downstream.next(
            try resultSelector(first.removeFirst(), second.removeFirst(), third.removeFirst()))
        }
        missing.value += (first.isEmpty ? 1 : 0) + (second.isEmpty ? 1 : 0) + (third.isEmpty ? 1 : 0)
      }
      coordinator.attach(a, buffer: first, missing, emit, alone: {})
      coordinator.attach(b, buffer: second, missing, emit, alone: {})
      coordinator.attach(c, buffer: third, missing, emit, alone: {})
    }
  }
}
#endif
