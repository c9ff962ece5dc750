import Foundation
import Reactive

extension Workload {
  /// Subscriptions that are not to a subject, and what is done with their disposables.
  static let joining = [
    Workload(
      "subscribe, dispose: BehaviorRelay", goal: 3,
      plain: {
        let source = PlainCurrentValue()
        let sum = Sum()
        return { for _ in 0..<$0 { source.add { sum.add($0) }() } }
      },
      reactive: {
        let source = BehaviorRelay(value: 1)
        let sum = Sum()
        return { for _ in 0..<$0 { source.subscribe(onNext: { sum.add($0) }).dispose() } }
      }),
    Workload(
      "subscribe, dispose: combineLatest of 8", goal: 3,
      plain: {
        let sources = (0..<8).map { _ in PlainSource() }
        let sum = Sum()
        return {
          for _ in 0..<$0 {
            let combination = PlainCombination(8) { sum.add($0) }
            let removals = sources.indices.map { place in
              sources[place].add { combination.take($0, from: place) }
            }
            for remove in removals { remove() }
          }
        }
      },
      reactive: {
        let s = (0..<8).map { _ in PublishSubject<Int>() }
        let sum = Sum()
        let combined = Observable<Int>.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
          $0 &+ $1 &+ $2 &+ $3 &+ $4 &+ $5 &+ $6 &+ $7
        }
        return { events in
          withExtendedLifetime(s) {
            for _ in 0..<events { combined.subscribe(onNext: { sum.add($0) }).dispose() }
          }
        }
      }),
    Workload(
      "DisposeBag.insert, with the disposal", goal: 2,
      plain: {
        let sum = Sum()
        return { events in
          let bag = PlainBag()
          for _ in 0..<events { bag.add { sum.add(1) } }
          bag.empty()
        }
      },
      reactive: {
        let sum = Sum()
        return { events in
          let bag = DisposeBag()
          for _ in 0..<events { bag.insert(Disposables.create { sum.add(1) }) }
        }
      }),
    Workload(
      "withLatestFrom", goal: 2.5,
      plain: {
        let source = PlainSource(), other = PlainSource()
        let sum = Sum()
        let emit = PlainStage { sum.add($0) }
        var latest: Int?
        _ = other.add { latest = $0 }
        _ = source.add { if let latest { emit.handle($0 &+ latest) } }
        other.send(1)
        return { for number in 0..<$0 { source.send(number) } }
      },
      reactive: {
        let source = PublishSubject<Int>(), other = PublishSubject<Int>()
        let sum = Sum()
        _ = source.withLatestFrom(other) { $0 &+ $1 }.subscribe(onNext: { sum.add($0) })
        other.onNext(1)
        return { events in
          withExtendedLifetime(other) { for number in 0..<events { source.onNext(number) } }
        }
      }),
    Workload(
      "sample", goal: 2.5,
      plain: {
        let source = PlainSource(), trigger = PlainSource()
        let sum = Sum()
        let emit = PlainStage { sum.add($0) }
        var latest: Int?
        _ = source.add { latest = $0 }
        _ = trigger.add { _ in
          if let element = latest {
            latest = nil
            emit.handle(element)
          }
        }
        return { events in
          for number in 0..<events / 2 {
            source.send(number)
            trigger.send(number)
          }
        }
      },
      reactive: {
        let source = PublishSubject<Int>(), trigger = PublishSubject<Int>()
        let sum = Sum()
        _ = source.sample(trigger).subscribe(onNext: { sum.add($0) })
        return { events in
          for number in 0..<events / 2 {
            source.onNext(number)
            trigger.onNext(number)
          }
        }
      }),
  ]
}

/// A value by hand that a new handler is called with.
private final class PlainCurrentValue {
  private let source = PlainSource()
  private let value = 1

  @inline(never)
  func add(_ handle: @escaping (Int) -> Void) -> () -> Void {
    let remove = source.add(handle)
    handle(value)
    return remove
  }
}

/// The latest numbers of several sources by hand.
private final class PlainCombination {
  private var latest: [Int?]
  private let handle: (Int) -> Void

  @inline(never)
  init(_ count: Int, _ handle: @escaping (Int) -> Void) {
    latest = Array(repeating: nil, count: count)
    self.handle = handle
  }

  @inline(never)
  func take(_ number: Int, from place: Int) {
    latest[place] = number
    if latest.allSatisfy({ $0 != nil }) { handle(latest.reduce(0) { $0 &+ ($1 ?? 0) }) }
  }
}

/// Closures in an array behind a lock, which are called in the end.
private final class PlainBag {
  private let lock = NSRecursiveLock()
  private var closures: [() -> Void] = []

  @inline(never)
  func add(_ closure: @escaping () -> Void) {
    lock.lock()
    closures.append(closure)
    lock.unlock()
  }

  @inline(never)
  func empty() { for closure in closures { closure() } }
}
