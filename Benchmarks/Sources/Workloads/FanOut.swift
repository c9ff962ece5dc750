import OpenCombine
import Reactive

extension Workload {
  /// One source, many observers.
  static let fanOut = [1, 10, 100].map { observers in
    Workload(
      "subject to \(observers)", goal: observers == 1 ? 1.5 : 1, events: 10_000 / observers,
      plain: {
        let source = PlainSource()
        let sum = Sum()
        for _ in 0..<observers { _ = source.add { sum.add($0) } }
        return { for number in 0..<$0 { source.send(number) } }
      },
      reactive: {
        let source = PublishSubject<Int>()
        let sum = Sum()
        for _ in 0..<observers { _ = source.subscribe(onNext: { sum.add($0) }) }
        return { for number in 0..<$0 { source.onNext(number) } }
      },
      openCombine: {
        let source = PassthroughSubject<Int, Never>()
        let sum = Sum()
        let kept = (0..<observers).map { _ in source.sink { sum.add($0) } }
        return { events in withExtendedLifetime(kept) { for number in 0..<events { source.send(number) } } }
      })
  }
}
