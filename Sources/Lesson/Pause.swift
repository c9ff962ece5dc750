public import Dispatch
import Foundation
public import Reactive

/// Waits for `span`; work of schedulers that falls due meanwhile, or exactly then, is done before this returns.
///
///     let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
///     let subscription = ticks.subscribe(onNext: { print($0) })
///     pause(for: .seconds(2))
///     subscription.dispose()
///     // 0, 1
///
/// Where a chapter is proven, time is virtual and a pause takes none. Otherwise it takes its time, and on the main
/// thread the work of the main queue is done meanwhile.
///
/// - Precondition: `span` has an end.
public func pause(for span: RxTimeInterval) { Span(span).pass() }

/// Waits for `span`, as its namesake.
@_disfavoredOverload
public func pause(for span: Duration) { Span(span).pass() }

/// Waits for `span` without holding up a thread, to its end in a cancelled task, too.
public func pause(for span: RxTimeInterval) async { await Span(span).pass() }

/// Waits for `span`, as its namesake.
@_disfavoredOverload
public func pause(for span: Duration) async { await Span(span).pass() }

/// A span of time in nanoseconds, never less than zero.
struct Span {
  let nanoseconds: Int64

  init(_ span: RxTimeInterval) {
    guard let nanoseconds = span.nanoseconds else {
      preconditionFailure("A pause must have an end; .never has none.")
    }
    self.nanoseconds = max(0, nanoseconds)
  }

  init(_ span: Duration) {
    let (seconds, attoseconds) = span.components
    let (whole, isTooMuch) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    nanoseconds = isTooMuch ? (seconds < 0 ? 0 : .max) : max(0, whole + attoseconds / 1_000_000_000)
  }

  var seconds: Double { Double(nanoseconds) / 1_000_000_000 }

  func pass() {
    if let clock = TimeSource.virtualClock {
      clock.drive(until: clock.nanoseconds.addingClamped(nanoseconds)) { false }
    } else {
      _ = MainQueue.wait(until: Date(timeIntervalSinceNow: seconds)) { false }
    }
  }

  func pass() async {
    if let clock = TimeSource.virtualClock {
      await clock.sleep(nanoseconds: nanoseconds)
    } else {
      await withCheckedContinuation { continuation in
        let end = DispatchTime.now() + .nanoseconds(Int(nanoseconds))
        DispatchQueue.global().asyncAfter(deadline: end) { continuation.resume() }
      }
    }
  }
}
