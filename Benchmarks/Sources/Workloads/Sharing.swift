import OpenCombine
import Reactive

extension Workload {
  /// Sources that remember, and one run for several observers.
  static let sharing = [
    Workload(
      "BehaviorSubject.onNext", goal: 2,
      plain: plainValue,
      reactive: {
        let source = BehaviorSubject(value: 0)
        let sum = Sum()
        _ = source.subscribe(onNext: { sum.add($0) })
        return { for number in 0..<$0 { source.onNext(number) } }
      },
      openCombine: {
        let source = CurrentValueSubject<Int, Never>(0)
        let sum = Sum()
        let kept = source.sink { sum.add($0) }
        return { events in withExtendedLifetime(kept) { for number in 0..<events { source.send(number) } } }
      }),
    Workload(
      "BehaviorRelay.accept", goal: 2,
      plain: plainValue,
      reactive: {
        let source = BehaviorRelay(value: 0)
        let sum = Sum()
        _ = source.subscribe(onNext: { sum.add($0) })
        return { for number in 0..<$0 { source.accept(number) } }
      }),
    Workload(
      "share(replay: 1) to 2", goal: 2.5,
      plain: {
        let source = PlainSource()
        let shared = PlainValue()
        let sum = Sum()
        for _ in 0..<2 { _ = shared.source.add { sum.add($0) } }
        _ = source.add { shared.set($0) }
        return { for number in 0..<$0 { source.send(number) } }
      },
      reactive: {
        let source = PublishSubject<Int>()
        let shared = source.share(replay: 1)
        let sum = Sum()
        for _ in 0..<2 { _ = shared.subscribe(onNext: { sum.add($0) }) }
        return { for number in 0..<$0 { source.onNext(number) } }
      },
      openCombine: {
        let source = PassthroughSubject<Int, Never>()
        let shared = source.multicast(subject: CurrentValueSubject(0)).autoconnect()
        let sum = Sum()
        let kept = (0..<2).map { _ in shared.sink { sum.add($0) } }
        return { events in withExtendedLifetime(kept) { for number in 0..<events { source.send(number) } } }
      }),
  ]

  private static let plainValue: Preparation = {
    let value = PlainValue()
    let sum = Sum()
    _ = value.source.add { sum.add($0) }
    return { for number in 0..<$0 { value.set(number) } }
  }
}

/// A value by hand that tells when it changes.
private final class PlainValue {
  let source = PlainSource()
  private(set) var value = 0

  @inline(never)
  func set(_ number: Int) {
    value = number
    source.send(number)
  }
}
