import Reactive

/// A number that the user changes with two keys.
///
/// Don't change this class, because the check uses it.
final class Stepper: ReactiveCompatible {
  var value = 0
  var range = 0...10
  private var listeners: [(number: Int, closure: () -> Void)] = []
  private var last = 0

  /// The number of listeners.
  var listenerCount: Int { listeners.count }

  /// Calls `closure` whenever the user has changed the number.
  func listen(_ closure: @escaping () -> Void) -> Int {
    last += 1
    listeners.append((last, closure))
    return last
  }

  /// Removes the listener with this number.
  func stopListening(_ number: Int) {
    listeners.removeAll { listener in listener.number == number }
  }

  /// Simulates a key press, which adds 1 or -1.
  func press(_ step: Int) {
    guard range.contains(value + step) else { return }
    value += step
    for listener in listeners { listener.closure() }
  }
}

extension Reactive where Base: Stepper {
  /// The number, which the user and the program change.
  var value: ControlProperty<Int> {
    // Write this.
    ControlProperty(
      values: Observable.never(), valueSink: PublishSubject<Int>())
  }

  /// The range of the number.
  var limits: Binder<ClosedRange<Int>> {
    // Write this.
    Binder(base) { _, _ in }
  }
}
