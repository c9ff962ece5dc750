import Reactive

/// A number with two keys.
///
/// Leave it as it is: the check counts on it.
final class Stepper: ReactiveCompatible {
  var value = 0
  var range = 0...10
  private var listeners: [(number: Int, closure: () -> Void)] = []
  private var last = 0

  /// How many closures are called when the user presses a key.
  var listenerCount: Int { listeners.count }

  /// Has `closure` called whenever the user has changed the number.
  func listen(_ closure: @escaping () -> Void) -> Int {
    last += 1
    listeners.append((last, closure))
    return last
  }

  /// Calls the closure of this number no more.
  func stopListening(_ number: Int) {
    listeners.removeAll { listener in listener.number == number }
  }

  /// The user presses a key, which adds 1 or -1.
  func press(_ step: Int) {
    guard range.contains(value + step) else { return }
    value += step
    for listener in listeners { listener.closure() }
  }
}

extension Reactive where Base: Stepper {
  /// The number, as the user and the program make it.
  var value: ControlProperty<Int> {
    // Yours to write.
    ControlProperty(
      values: Observable.never(), valueSink: PublishSubject<Int>())
  }

  /// The smallest and the greatest number.
  var limits: Binder<ClosedRange<Int>> {
    // Yours to write.
    Binder(base) { _, _ in }
  }
}
