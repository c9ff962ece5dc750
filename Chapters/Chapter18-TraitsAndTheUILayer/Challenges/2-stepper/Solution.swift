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
    let values = Observable<Int>.create { [weak base = base] observer in
      guard let stepper = base else { return Disposables.create() }
      observer.onNext(stepper.value)
      let number = stepper.listen { [weak stepper] in
        if let stepper { observer.onNext(stepper.value) }
      }
      return Disposables.create { [weak stepper] in
        stepper?.stopListening(number)
      }
    }
    return ControlProperty(
      values: values,
      valueSink: Binder(base) { stepper, value in
        stepper.value = value.moved(into: stepper.range)
      })
  }

  /// The range of the number.
  var limits: Binder<ClosedRange<Int>> {
    Binder(base) { stepper, range in
      stepper.range = range
      stepper.value = stepper.value.moved(into: range)
    }
  }
}

extension Int {
  fileprivate func moved(into range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
