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

  /// The smallest and the greatest number.
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
