import OpenCombine
import Reactive

extension Workload {
  /// A sequence made of each element.
  static let flattening = [
    Workload(
      "flatMap(just)", goal: 5,
      plain: {
        let source = PlainSource()
        let sum = Sum()
        let running = Sum()
        _ = source.add { number in
          let inner = PlainSequence(just: number)
          running.add(1)
          inner.run({ sum.add($0) }, { running.add(-1) })
        }
        return { for number in 0..<$0 { source.send(number) } }
      },
      reactive: reactiveFlatMap,
      openCombine: {
        let source = PassthroughSubject<Int, Never>()
        let sum = Sum()
        let kept = source.flatMap { Just($0) }.sink { sum.add($0) }
        return { events in withExtendedLifetime(kept) { for number in 0..<events { source.send(number) } } }
      }),
    Workload(
      "flatMapLatest(just)", goal: 5,
      plain: {
        let source = PlainSource()
        let sum = Sum()
        var latest: PlainSequence?
        _ = source.add { number in
          let inner = PlainSequence(just: number)
          latest = inner
          inner.run({ if latest === inner { sum.add($0) } }, { latest = nil })
        }
        return { for number in 0..<$0 { source.send(number) } }
      },
      reactive: reactiveFlatMapLatest,
      openCombine: {
        let source = PassthroughSubject<Int, Never>()
        let sum = Sum()
        let kept = source.map { Just($0) }.switchToLatest().sink { sum.add($0) }
        return { events in withExtendedLifetime(kept) { for number in 0..<events { source.send(number) } } }
      }),
  ]

  static let reactiveFlatMap: Preparation = {
    let source = PublishSubject<Int>()
    let sum = Sum()
    _ = source.flatMap { Observable.just($0) }.subscribe(onNext: { sum.add($0) })
    return { for number in 0..<$0 { source.onNext(number) } }
  }

  static let reactiveFlatMapLatest: Preparation = {
    let source = PublishSubject<Int>()
    let sum = Sum()
    _ = source.flatMapLatest { Observable.just($0) }.subscribe(onNext: { sum.add($0) })
    return { for number in 0..<$0 { source.onNext(number) } }
  }
}

/// A sequence by hand: what hands elements to one closure, and calls another at the end.
private final class PlainSequence {
  let run: (_ next: (Int) -> Void, _ end: () -> Void) -> Void

  @inline(never)
  init(just number: Int) {
    run = { next, end in
      next(number)
      end()
    }
  }
}
