import Dispatch
import Foundation
import Reactive
import Testing

@Suite(.timeLimit(.minutes(5)))
@MainActor
struct BinderTests {
  private final class Label: NSObject {
    var text = ""
    var size: Int?
  }

  @Test func `a binder passes elements to its target and ignores completion`() {
    let label = Label()
    let binder = Binder<String>(label, scheduler: CurrentThreadScheduler.instance) { $0.text += $1 }
    _ = Observable.of("a", "b").bind(to: binder)
    binder.asObserver().onNext("c")
    #expect(label.text == "abc")
  }

  @Test func `a binder does not retain its target`() {
    var label: Label? = Label()
    weak let gone = label
    let binder = label.map { Binder<String>($0, scheduler: CurrentThreadScheduler.instance) { $0.text = $1 } }
    label = nil
    #expect(gone == nil)
    binder?.onNext("a")
  }

  @Test func `a binder updates its target on the main queue, whichever thread emits`() async throws {
    let label = Label()
    try await awaited { done in
      let binder = Binder<Int>(label) { _, _ in
        dispatchPrecondition(condition: .onQueue(.main))
        done()
      }
      DispatchQueue.global().async { binder.onNext(1) }
    }
  }
}
