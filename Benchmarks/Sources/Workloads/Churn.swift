import OpenCombine
import Reactive

extension Workload {
  /// Subscribe, one event, dispose.
  static let churn = [
    Workload(
      "subscribe, event, dispose: subject", goal: 3,
      plain: {
        let source = PlainSource()
        let sum = Sum()
        return {
          for number in 0..<$0 {
            let remove = source.add { sum.add($0) }
            source.send(number)
            remove()
          }
        }
      },
      reactive: reactiveSubscription,
      openCombine: {
        let source = PassthroughSubject<Int, Never>()
        let sum = Sum()
        return {
          for number in 0..<$0 {
            let subscription = source.sink { sum.add($0) }
            source.send(number)
            subscription.cancel()
          }
        }
      }),
    Workload(
      "subscribe, event, dispose: create", goal: 3,
      plain: {
        let sum = Sum()
        let cleared = Sum()
        let source = PlainCreation { observer in
          observer.send(1)
          return { cleared.add(1) }
        }
        return {
          for _ in 0..<$0 {
            let subscription = source.run { sum.add($0) }
            subscription.dispose()
          }
        }
      },
      reactive: {
        let sum = Sum()
        let cleared = Sum()
        let source = Observable<Int>.create { observer in
          observer.onNext(1)
          return Disposables.create { cleared.add(1) }
        }
        return {
          for _ in 0..<$0 {
            let subscription = source.subscribe(onNext: { sum.add($0) })
            subscription.dispose()
          }
        }
      }),
    Workload(
      "subscribe, event, dispose: 8 stages", goal: 2,
      plain: {
        let source = PlainSource()
        let sum = Sum()
        return {
          for number in 0..<$0 {
            let remove = source.add(plainPairs(4) { sum.add($0) })
            source.send(number)
            remove()
          }
        }
      },
      reactive: reactiveSubscriptionToStages,
      openCombine: {
        let source = PassthroughSubject<Int, Never>()
        let sum = Sum()
        let chain = source.pair().pair().pair().pair()
        return {
          for number in 0..<$0 {
            let subscription = chain.sink { sum.add($0) }
            source.send(number)
            subscription.cancel()
          }
        }
      }),
  ]

  static let reactiveSubscription: Preparation = {
    let source = PublishSubject<Int>()
    let sum = Sum()
    return {
      for number in 0..<$0 {
        let subscription = source.subscribe(onNext: { sum.add($0) })
        source.onNext(number)
        subscription.dispose()
      }
    }
  }

  static let reactiveSubscriptionToStages: Preparation = {
    let source = PublishSubject<Int>()
    let sum = Sum()
    let chain = source.pair().pair().pair().pair()
    return {
      for number in 0..<$0 {
        let subscription = chain.subscribe(onNext: { sum.add($0) })
        source.onNext(number)
        subscription.dispose()
      }
    }
  }
}

/// A closure that is handed an observer, and returns what stops it.
private final class PlainCreation {
  private let body: (PlainObserver) -> () -> Void

  init(_ body: @escaping (PlainObserver) -> () -> Void) { self.body = body }

  @inline(never)
  func run(_ handle: @escaping (Int) -> Void) -> PlainSubscription {
    let observer = PlainObserver(handle)
    return PlainSubscription(observer, body(observer))
  }
}

private final class PlainObserver {
  private var handle: ((Int) -> Void)?

  init(_ handle: @escaping (Int) -> Void) { self.handle = handle }

  @inline(never)
  func send(_ number: Int) { handle?(number) }

  func stop() { handle = nil }
}

private final class PlainSubscription {
  private let observer: PlainObserver
  private var stop: (() -> Void)?

  init(_ observer: PlainObserver, _ stop: @escaping () -> Void) {
    self.observer = observer
    self.stop = stop
  }

  @inline(never)
  func dispose() {
    observer.stop()
    stop?()
    stop = nil
  }
}
