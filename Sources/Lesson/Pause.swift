public import Dispatch
import Foundation
public import Reactive

/// Waits for `span`, while schedulers run the work that is due until then, inclusively.
///
///     let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
///     let subscription = ticks.subscribe(onNext: { print($0) })
///     pause(for: .seconds(2))
///     subscription.dispose()
///     // 0, 1
///
/// When a chapter is verified, time is virtual and a pause takes no real time. Otherwise it takes real time, and on the
/// main thread the work of the main queue runs in the meantime.
///
/// - Precondition: `span` is finite.
public func pause(for span: RxTimeInterval) { Span(span).pass() }

/// Waits for `span`, while schedulers run the work that is due until then.
@_disfavoredOverload
public func pause(for span: Duration) { Span(span).pass() }

/// Waits for `span` without blocking a thread.
///
/// A cancelled task waits, too.
public func pause(for span: RxTimeInterval) async { await Span(span).pass() }

/// Waits for `span` without blocking a thread.
@_disfavoredOverload
public func pause(for span: Duration) async { await Span(span).pass() }

/// A time span in nanoseconds that is never negative.
struct Span {
  let nanoseconds: Int64

  init(_ span: RxTimeInterval) {
    guard let nanoseconds = span.nanoseconds else {
      preconditionFailure("A pause must be finite, but .never is not.")
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
