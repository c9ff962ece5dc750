import Reactive

/// The value of `gauge`, or the reason why there is none.
func reading(of gauge: BehaviorSubject<Int>) -> String {
  do {
    return "\(try gauge.value()) cm"
  } catch {
    return "no reading, \(error)"
  }
}
