import Reactive

extension Workload {
  /// Against the least that does the work at all: a subscription is a closure put into an array and taken out, an inner
  /// source is one closure.
  static let lean = [
    Workload(
      "lean: flatMap(just)", goal: 2.5, plain: leanFlattening,
      reactive: reactiveFlatMap),
    Workload(
      "lean: flatMapLatest(just)", goal: 2.5, plain: leanFlattening,
      reactive: reactiveFlatMapLatest),
    Workload(
      "lean: subscribe, event, dispose: subject", goal: 2, plain: { leanChurn(pairs: 0) },
      reactive: reactiveSubscription),
    Workload(
      "lean: subscribe, event, dispose: create", goal: 2, plain: { leanChurn(pairs: 0) },
      reactive: {
        let sum = Sum()
        let source = Observable<Int>.create { observer in
          observer.onNext(1)
          return Disposables.create()
        }
        return { for _ in 0..<$0 { source.subscribe(onNext: { sum.add($0) }).dispose() } }
      }),
    Workload(
      "lean: subscribe, event, dispose: 8 stages", goal: 1.4, plain: { leanChurn(pairs: 4) },
      reactive: reactiveSubscriptionToStages),
    Workload(
      "lean: five nested flatMaps of create", goal: 8, plain: { leanNesting(5) },
      reactive: {
        let source = PublishSubject<Int>()
        let sum = Sum()
        func wrapped(_ number: Int) -> Observable<Int> {
          .create { observer in
            observer.onNext(number)
            observer.onCompleted()
            return Disposables.create()
          }
        }
        _ = source.flatMap(wrapped).flatMap(wrapped).flatMap(wrapped).flatMap(wrapped).flatMap(wrapped)
          .subscribe(onNext: { sum.add($0) })
        return { for number in 0..<$0 { source.onNext(number) } }
      }),
  ]

  private static let leanFlattening: Preparation = { leanNesting(1) }

  /// A source whose elements are each made a closure, which hands the element on, so many times over.
  private static func leanNesting(_ depth: Int) -> (Int) -> Void {
    let source = LeanSource()
    let sum = Sum()
    var handle: (Int) -> Void = { sum.add($0) }
    for _ in 0..<depth {
      let next = handle
      handle = { number in leanSequence(just: number)(next) }
    }
    source.add(handle)
    return { for number in 0..<$0 { source.send(number) } }
  }

  private static func leanChurn(pairs: Int) -> (Int) -> Void {
    let source = LeanSource()
    let sum = Sum()
    return {
      for number in 0..<$0 {
        source.add(plainPairs(pairs) { sum.add($0) })
        source.send(number)
        source.removeLast()
      }
    }
  }
}

/// A sequence of one element: a closure that hands it to another one.
@inline(never)
private func leanSequence(just number: Int) -> (_ next: (Int) -> Void) -> Void { { next in next(number) } }

/// Closures in an array.
private final class LeanSource {
  private var handlers: [(Int) -> Void] = []

  @inline(never)
  func send(_ number: Int) { for handle in handlers { handle(number) } }

  @inline(never)
  func add(_ handle: @escaping (Int) -> Void) { handlers.append(handle) }

  @inline(never)
  func removeLast() { handlers.removeLast() }
}
