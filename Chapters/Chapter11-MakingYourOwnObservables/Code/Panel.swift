import Foundation
import Reactive

/// The buttons of a washer, which may be pressed on any thread.
///
/// It keeps one observer, and calls it as it comes.
final class Panel: ObservableType, @unchecked Sendable {
  typealias Element = String

  private var observer: AnyObserver<String>?

  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == String {
    self.observer = observer.asObserver()
    return Disposables.create { self.observer = nil }
  }

  func press(_ button: String) { observer?.onNext(button) }
}

/// Performs `work` on another thread, and waits until it is done.
func onAnotherThread(_ work: @escaping @Sendable () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    work()
    isDone.signal()
  }
  isDone.wait()
}
