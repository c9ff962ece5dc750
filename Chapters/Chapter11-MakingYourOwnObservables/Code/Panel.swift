import Foundation
import Reactive

/// The buttons of a washer, which can be pressed on any thread.
final class Panel: @unchecked Sendable {
  var onPress: (String) -> Void = { _ in }

  func press(_ button: String) { onPress(button) }

  func presses() -> Observable<String> {
    .create { observer in
      self.onPress = { button in observer.onNext(button) }
      return Disposables.create { self.onPress = { _ in } }
    }
  }
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
