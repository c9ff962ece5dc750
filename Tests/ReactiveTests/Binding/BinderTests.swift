import Dispatch
import Foundation
import Reactive
import Testing

@MainActor
struct BinderTests {
  private let log = Log()

  private final class Label: NSObject {
    var text = ""
    var size: Int?
  }

  @Test func `a binder hands elements to its target, and ignores completion`() {
    let label = Label()
    let binder = Binder<String>(label, scheduler: CurrentThreadScheduler.instance) { $0.text += $1 }
    _ = Observable.of("a", "b").bind(to: binder)
    binder.asObserver().onNext("c")
    #expect(label.text == "abc")
  }

  @Test func `a binder does not keep its target`() {
    var label: Label? = Label()
    weak let gone = label
    let binder = label.map { Binder<String>($0, scheduler: CurrentThreadScheduler.instance) { $0.text = $1 } }
    label = nil
    #expect(gone == nil)
    binder?.onNext("a")
  }

  @Test func `a binder works on the main queue, wherever elements come from`() async {
    let label = Label()
    await withCheckedContinuation { continuation in
      let binder = Binder<Int>(label) { _, _ in
        dispatchPrecondition(condition: .onQueue(.main))
        continuation.resume()
      }
      DispatchQueue.global().async { binder.onNext(1) }
    }
  }

  @Test func `each writable property of an object is a binder`() {
    let label = Label()
    _ = Observable.just("a").bind(to: label.rx.text)
    _ = Observable.just(3).bind(to: label.rx.size)
    #expect(label.text == "a")
    #expect(label.size == 3)
    #expect(label.rx.base === label)
    #expect(Label.rx == Reactive<Label>.self)
  }

  @Test func `anything can have a reactive side`() {
    #expect(Point(x: 3).rx.doubled == 6)
    #expect(Point.rx.origin.x == 0)
  }

  @Test func `bind sends everything to all observers`() {
    let one = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    _ = one.subscribe(log.observer("one "))
    _ = other.subscribe(log.observer("other "))
    _ = Observable.of(1).bind(to: one, other)
    #expect(log.lines == ["one next(1)", "other next(1)", "one completed", "other completed"])
  }

  @Test func `bind sends elements to observers of optional ones`() {
    let subject = PublishSubject<Int?>()
    _ = subject.subscribe(log.observer())
    _ = Observable.of(1).bind(to: subject)
    #expect(log.lines == ["next(Optional(1))", "completed"])
  }

  @Test func `bind sends elements to relays`() {
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int>.create(bufferSize: 2)
    _ = publish.subscribe(log.observer())
    _ = Observable.of(1, 2).bind(to: publish)
    _ = Observable.of(1, 2).bind(to: behavior)
    _ = Infallible.of(1, 2).bind(to: replay)
    _ = replay.subscribe(log.observer("replayed "))
    #expect(behavior.value == 2)
    #expect(log.lines == ["next(1)", "next(2)", "replayed next(1)", "replayed next(2)"])
  }

  @Test func `bind hands the sequence over`() {
    let count = Observable.of(1, 2).bind { source in events(of: source).count }
    let sum = Observable.of(1, 2).bind(
      to: { source in { start in events(of: source).count + start } }, curriedArgument: 10)
    #expect(count == 3)
    #expect(sum == 13)
  }

  @Test func `bind calls a closure, with an object as long as it is there`() {
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

  @Test func `infallibles bind as observables do`() {
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

private struct Point: ReactiveCompatible {
  var x = 0
}

extension Reactive where Base == Point {
  fileprivate var doubled: Int { base.x * 2 }
  fileprivate static var origin: Point { Point() }
}
