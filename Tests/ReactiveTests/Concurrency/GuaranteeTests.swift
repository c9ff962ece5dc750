import Dispatch
import ExitTesting
import Foundation
import Reactive
import Testing

/// Every operator and subject, with several threads that emit, terminate and dispose at the same time.
struct GuaranteeTests {
  typealias Source = Shape.Source

  @Test(arguments: Shape.all)
  func `events are delivered one at a time, and none after termination or disposal`(shape: Shape) throws {
    let breaches = try bounded { () -> [String] in
      for round in 0..<60 {
        let watch = Watch()
        let (one, other) = Self.hammer(shape, round: round, watch)
        watch.expectSilence()
        one.onNext(1)
        other.onNext(1)
        var breaches = watch.breaches
        if one.hasObservers { breaches.append("the first source is still observed") }
        if other.hasObservers { breaches.append("the second source is still observed") }
        if !breaches.isEmpty { return breaches }
      }
      return []
    }
    #expect(breaches == [])
  }

  @Test(.exitTest) func `every subscription releases its resources`() async {
    await #expect(processExitsWith: .success) {
      limitProcess()
      for shape in Shape.all {
        let total = Resources.total
        for round in 0..<12 { _ = Self.hammer(shape, round: round, Watch()) }
        precondition(Resources.total == total, "\(shape.testDescription) leaks \(Resources.total - total)")
      }
    }
  }

  /// Emits, terminates and disposes on four threads at once.
  ///
  /// Of each four rounds, one each ends with completion, with an error, with disposal while other threads emit, and
  /// with disposal afterwards.
  private static func hammer(_ shape: Shape, round: Int, _ watch: Watch) -> (Source, Source) {
    let one = Source()
    let other = Source()
    let subscription = UncheckedSendable(shape.build(one, other).subscribe { watch.on($0) })
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      switch thread {
      case 0, 3:
        for number in 0..<50 { one.onNext(number) }
        if round % 4 == 0 { one.onCompleted() }
        if round % 4 == 1 { one.onError(Failure.first) }
      case 1:
        for number in 0..<50 { other.onNext(number) }
        if round % 4 == 0 { other.onCompleted() }
      default: if round % 4 == 2 { subscription.value.dispose() }
      }
    }
    subscription.value.dispose()
    return (one, other)
  }

  @Test func `replayed elements are delivered before live ones while another thread emits`() throws {
    let failures = try bounded {
      let failures = Log()
      for _ in 0..<100 {
        let subject = ReplaySubject<Int>.createUnbounded()
        let relay = BehaviorRelay(value: 0)
        DispatchQueue.concurrentPerform(iterations: 3) { thread in
          if thread == 0 {
            for number in 1...200 {
              subject.onNext(number)
              relay.accept(number)
            }
          } else {
            for _ in 0..<10 {
              let replayed = Ascending()
              let latest = Ascending()
              subject.subscribe(onNext: { replayed.take($0, stepwise: true) }).dispose()
              relay.subscribe(onNext: { latest.take($0, stepwise: false) }).dispose()
              if !replayed.isFine || !latest.isFine { failures("out of order") }
            }
          }
        }
      }
      return failures.lines
    }
    #expect(failures == [])
  }

  @Test func `observers can subscribe and dispose while another thread emits`() throws {
    let isObserved = try bounded {
      let subject = PublishSubject<Int>()
      DispatchQueue.concurrentPerform(iterations: 3) { thread in
        if thread == 0 {
          for number in 0..<2_000 { subject.onNext(number) }
        } else {
          for _ in 0..<500 { subject.subscribe(onNext: { _ in }).dispose() }
        }
      }
      return subject.hasObservers
    }
    #expect(!isObserved)
  }

  @Test func `disposables that several threads dispose of are disposed of once`() throws {
    let expected = ["counted"] + Array(repeating: "member", count: 4) + Array(repeating: "serial", count: 4)
    let disposed = try bounded { () -> [String] in
      for _ in 0..<200 {
        let log = Log()
        let composite = CompositeDisposable()
        let serial = SerialDisposable()
        let counted = RefCountDisposable(disposable: Disposables.create { log("counted") })
        let retained = UncheckedSendable(counted.retain())
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
          composite.insert(Disposables.create { log("member") })
          serial.disposable = Disposables.create { log("serial") }
          if thread == 1 { composite.dispose() }
          if thread == 2 { serial.dispose() }
          if thread == 3 { counted.dispose() }
          if thread == 0 { retained.value.dispose() }
        }
        let disposed = log.lines.sorted()
        if disposed != expected { return disposed }
      }
      return expected
    }
    #expect(disposed == expected)
  }
}

/// Checks that numbers ascend, by one (`stepwise`) or by any amount.
///
/// It has a lock because an event may still be in progress on another thread when its subscription has been
/// disposed of.
private final class Ascending: @unchecked Sendable {
  private let lock = NSLock()
  private var last: Int?
  private var isFineSoFar = true

  var isFine: Bool { lock.withLock { isFineSoFar } }

  func take(_ number: Int, stepwise: Bool) {
    lock.withLock {
      if let last { isFineSoFar = isFineSoFar && (stepwise ? number == last + 1 : number > last) }
      last = number
    }
  }
}
