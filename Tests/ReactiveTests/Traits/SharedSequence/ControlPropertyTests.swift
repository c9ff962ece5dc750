import Reactive
import Testing

@MainActor
struct ControlPropertyTests {
  private let log = Log()

  /// A minimal text field.
  private final class Field: ReactiveCompatible {
    let edits = PublishSubject<String?>()
    var text: String?

    init(_ text: String?) { self.text = text }

    func type(_ text: String) {
      self.text = text
      edits.onNext(text)
    }

    var property: ControlProperty<String?> {
      ControlProperty(
        values: Observable.deferred { self.edits.startWith(self.text) },
        valueSink: Binder<String?>(self) { $0.text = $1 })
    }
  }

  @Test func `a property emits its value and edits, but not values that the program sets`() {
    let field = Field("a")
    let subscription = field.property.subscribe { [log] in log("\($0)") }
    field.type("b")
    _ = Observable.just("c").bind(to: field.property)
    subscription.dispose()
    #expect(field.text == "c")
    #expect(log.lines == ["next(Optional(\"a\"))", "next(Optional(\"b\"))"])
  }

  @Test func `changed skips the current value`() {
    let field = Field("a")
    let subscription = field.property.changed.subscribe { [log] in log("\($0)") }
    field.type("b")
    subscription.dispose()
    #expect(log.lines == ["next(Optional(\"b\"))"])
  }

  @Test func `orEmpty replaces nil with an empty string`() {
    let field = Field(nil)
    let orEmpty = field.property.orEmpty
    let subscription = orEmpty.subscribe(log.observer())
    field.type("b")
    orEmpty.onNext("c")
    subscription.dispose()
    #expect(field.text == "c")
    #expect(log.lines == ["next()", "next(b)"])
  }

  @Test func `completion is passed to the sink of a property`() {
    let sink = PublishSubject<Int>()
    _ = sink.subscribe(log.observer())
    let property = ControlProperty(values: Observable.of(1), valueSink: sink)
    property.onNext(2)
    property.onCompleted()
    #expect(events(of: property.asObservable()) == ["next(1)", "completed"])
    #expect(log.lines == ["next(2)", "completed"])
  }

  @Test func `a control property can be converted to a driver`() {
    let field = Field("a")
    _ = field.property.asControlProperty().asDriver().drive(onNext: { [log] in log("property \($0 ?? "")") })
    #expect(log.lines == ["property a"])
  }
}
