import Foundation
import Reactive
import Testing

@MainActor
struct BindInfallibleTests {
  private let log = Log()

  private final class Label: NSObject {
    var text = ""
  }

  @Test func `an Infallible binds to observers, closures and functions like an Observable`() {
    let label = Label()
    let subject = PublishSubject<Int?>()
    _ = subject.subscribe(log.observer())
    _ = Infallible.of(1).bind(to: subject)
    _ = Infallible.of("a").bind(to: label.rx.text)
    _ = Infallible.of("b").bind(with: label) { $0.text += $1 }
    _ = Infallible.of("c").bind(onNext: { label.text += $0 })
    #expect(label.text == "abc")
    #expect(log.lines == ["next(Optional(1))", "completed"])
    #expect(Infallible.of(1, 2).bind { events(of: $0.asObservable()) }.count == 3)
  }
}
