import Foundation
import Reactive
import Testing

@MainActor
struct BindTests {
  private let log = Log()

  private final class Label: NSObject {
    var text = ""
    var size: Int?
  }

  @Test func `bind forwards every event to all observers`() {
    let one = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    _ = one.subscribe(log.observer("one "))
    _ = other.subscribe(log.observer("other "))
    _ = Observable.of(1).bind(to: one, other)
    #expect(log.lines == ["one next(1)", "other next(1)", "one completed", "other completed"])
  }

  @Test func `bind accepts observers of optional elements`() {
    let subject = PublishSubject<Int?>()
    _ = subject.subscribe(log.observer())
    _ = Observable.of(1).bind(to: subject)
    #expect(log.lines == ["next(Optional(1))", "completed"])
  }

  @Test func `bind passes the sequence to a function and returns its result`() {
    let count = Observable.of(1, 2).bind { source in events(of: source).count }
    let sum = Observable.of(1, 2).bind(
      to: { source in { start in events(of: source).count + start } }, curriedArgument: 10)
    #expect(count == 3)
    #expect(sum == 13)
  }

  @Test func `bind calls its closure until it is disposed of or its object is released`() {
    let subject = PublishSubject<Int>()
    var label: Label? = Label()
    if let label { _ = subject.bind(with: label, onNext: { [log] in log("with \($1)") }) }
    let binding = subject.bind(onNext: { [log] in log("\($0)") })
    subject.onNext(1)
    label = nil
    subject.onNext(2)
    binding.dispose()
    subject.onNext(3)
    #expect(log.lines == ["with 1", "1", "2"])
  }
}
