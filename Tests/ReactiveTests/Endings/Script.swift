import ReactiveTesting

@testable import Reactive

/// The events of a source: elements and a terminal event, during the subscription or later.
struct Script: Sendable {
  let name: String
  let make: @Sendable (TestScheduler) -> Observable<Int>

  init(_ name: String, _ make: @escaping @Sendable (TestScheduler) -> Observable<Int>) {
    self.name = name
    self.make = make
  }

  static let all: [Script] = [
    Script("empty") { _ in .empty() },
    Script("error") { _ in .error(Failure.first) },
    Script("never") { _ in .never() },
    Script("just") { _ in .just(1) },
    Script("of") { _ in .of(1, 2) },
    Script("of and error") { _ in Observable.of(1, 2).concat(Observable.error(Failure.first)) },
    Script("immediate 1, 2, completed") { .played([(0, .next(1)), (0, .next(2)), (0, .completed)], on: $0) },
    Script("immediate 1, error") { .played([(0, .next(1)), (0, .error(Failure.first))], on: $0) },
    Script("immediate 1, later 2") { .played([(0, .next(1)), (10, .next(2))], on: $0) },
    Script("later 1, completed") { .played([(10, .next(1)), (20, .completed)], on: $0) },
    Script("later 1, error") { .played([(10, .next(1)), (20, .error(Failure.first))], on: $0) },
  ]
}

extension Observable where Element == Int {
  /// Emits each event at its time after the subscription; events at time 0 are emitted during the subscription.
  static func played(_ events: [(time: Int, event: Event<Int>)], on scheduler: TestScheduler) -> Observable {
    Observable { downstream in
      let serialized = SerializedDownstream(downstream)
      for (time, event) in events {
        if time == 0 {
          serialized.on(event)
        } else {
          // Not `scheduleRelative`, which would create a disposable for each of several hundred thousand events.
          _ = scheduler.scheduleRelativeVirtual((), dueTime: time) { _ in
            serialized.on(event)
            return Disposables.create()
          }
        }
      }
    }
  }
}

/// A subscription to an operator that reports events and subscriptions after the operator has terminated.
final class Run {
  private let downstream: Downstream<Int>
  private let sharesSources: Bool
  private let report: (String) -> Void
  private var hasEnded = false

  init(_ downstream: Downstream<Int>, sharesSources: Bool, _ report: @escaping (String) -> Void) {
    self.downstream = downstream
    self.sharesSources = sharesSources
    self.report = report
  }

  /// The downstream of the operator.
  ///
  /// It passes every event on, even those after the terminal event.
  var outlet: Downstream<Int> {
    Downstream(downstream.lifetime) { [self] element in
      if hasEnded { report("\(element) after the operator has terminated") }
      downstream.next(element)
    } end: { [self] error in
      if hasEnded { report("a second terminal event of the operator") }
      hasEnded = true
      downstream.end(error)
    }
  }

  /// Wraps a source of the operator, which the operator must not subscribe to after it has terminated.
  func source(_ source: Observable<Int>) -> Observable<Int> {
    if source.isScalar { return source }
    return Observable(isDirect: source.isDirect) { [self] innerSubscription in
      if hasEnded { report("a subscription after the operator has terminated") }
      var isOver = false
      source.attach(
        Downstream(innerSubscription.lifetime) { [self] element in
          if isOver { report("\(element) after the source has terminated") }
          if hasEnded, !sharesSources { report("\(element) of a source after the operator has terminated") }
          innerSubscription.next(element)
        } end: { [self] error in
          if isOver { report("a second terminal event of a source") }
          isOver = true
          innerSubscription.end(error)
        })
    }
  }
}
