import Reactive
import Testing

struct ObservableTypeTests {
  @Test func `a custom ObservableType emits nothing after its terminal event`() {
    struct Unruly: ObservableType {
      typealias Element = Int
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
      where Observer.Element == Int {
        observer.onNext(1)
        observer.onCompleted()
        observer.onNext(2)
        observer.onError(Failure.first)
        return Disposables.create()
      }
    }
    #expect(events(of: Unruly().asObservable()) == ["next(1)", "completed"])
    #expect(events(of: Unruly().map { $0 * 10 }) == ["next(10)", "completed"])
  }
}
