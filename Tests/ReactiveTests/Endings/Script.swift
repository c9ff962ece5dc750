import ReactiveTesting

@testable import Reactive

/// What a source emits: elements and an end, within its subscription or later.
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
    Script("at once 1, 2, completed") { .played([(0, .next(1)), (0, .next(2)), (0, .completed)], on: $0) },
    Script("at once 1, error") { .played([(0, .next(1)), (0, .error(Failure.first))], on: $0) },
    Script("at once 1, later 2") { .played([(0, .next(1)), (10, .next(2))], on: $0) },
    Script("later 1, completed") { .played([(10, .next(1)), (20, .completed)], on: $0) },
    Script("later 1, error") { .played([(10, .next(1)), (20, .error(Failure.first))], on: $0) },
  ]
}

extension Observable where Element == Int {
  /// Emits each event so long after the subscription, and what is due at 0 within it.
  static func played(_ events: [(time: Int, event: Event<Int>)], on scheduler: TestScheduler) -> Observable {
    Observable { downstream in
      let entry = Entry(downstream)
      for (time, event) in events {
        if time == 0 {
          entry.on(event)
        } else {
          // Not `scheduleRelative`, which makes a disposable for each of some hundred thousand events.
          _ = scheduler.scheduleRelativeVirtual((), dueTime: time) { _ in
            entry.on(event)
            return Disposables.create()
          }
        }
      }
    }
  }
}

/// One subscription to an operator, of which it is known when it has ended.
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

  /// Where the operator emits, with nothing in between that would keep an event from the next operator.
  var outlet: Downstream<Int> {
    Downstream(downstream.lifetime) { [self] element in
      if hasEnded { report("\(element) after the end of the operator") }
      downstream.next(element)
    } end: { [self] error in
      if hasEnded { report("a second end of the operator") }
      hasEnded = true
      downstream.end(error)
    }
  }

  /// A source of the operator, to which it must not subscribe after its end.
  func source(_ source: Observable<Int>) -> Observable<Int> {
    if source.isScalar { return source }
    return Observable(isDirect: source.isDirect) { [self] inlet in
      if hasEnded { report("a subscription after the end of the operator") }
      var isOver = false
      source.attach(
        Downstream(inlet.lifetime) { [self] element in
          if isOver { report("\(element) after the end of a source") }
          if hasEnded, !sharesSources { report("\(element) of a source after the end of the operator") }
          inlet.next(element)
        } end: { [self] error in
          if isOver { report("a second end of a source") }
          isOver = true
          inlet.end(error)
        })
    }
  }
}
