import Reactive

/// What someone finds who asks the gauge instead of subscribing.
func reading(of gauge: BehaviorSubject<Int>) -> String {
  do {
    return "\(try gauge.value()) cm"
  } catch {
    return "no reading, \(error)"
  }
}
