import Reactive
import Testing

/// Types of the main actor that subscribe, drive and bind.
@MainActor
struct MainActorTests {
  @Test func `a type of the main actor can subscribe with closures that use it`() {
    let model = Counter()
    model.taps.accept(())
    model.taps.accept(())
    #expect(model.label.text == "2 taps")
  }

  @Test func `methods of the main actor can be passed to drive, emit and bind`() {
    let label = Label()
    let bag = DisposeBag()
    Driver.just("driven ").drive(onNext: label.add, onDisposed: { label.add("| ") }).disposed(by: bag)
    Signal.just("emitted ").emit(onNext: label.add).disposed(by: bag)
    Observable.just("bound ").bind(onNext: label.add).disposed(by: bag)
    Driver.just("to itself").drive(with: label, onNext: { $0.add($1) }).disposed(by: bag)
    #expect(label.text == "driven | emitted bound to itself")
  }

  @Test func `a binder created on the main actor can set its properties`() {
    let label = Label()
    let subscription = Observable.just("hello").bind(to: label.rx.shownText)
    #expect(label.text == "hello")
    subscription.dispose()
  }
}

@MainActor
private final class Label: ReactiveCompatible {
  var text = ""

  func show(_ text: String) { self.text = text }

  func add(_ text: String) { self.text += text }
}

@MainActor
private final class Counter {
  let label = Label()
  let taps = PublishRelay<Void>()
  private let bag = DisposeBag()
  private var count = 0

  init() {
    taps.subscribe(with: self, onNext: { counter, _ in counter.count += 1 }).disposed(by: bag)
    taps.subscribe(onNext: { [weak self] in self?.refresh() }).disposed(by: bag)
  }

  private func refresh() { label.show("\(count) taps") }
}

extension Reactive where Base: Label {
  @MainActor fileprivate var shownText: Binder<String> { Binder(base) { label, text in label.text = text } }
}
