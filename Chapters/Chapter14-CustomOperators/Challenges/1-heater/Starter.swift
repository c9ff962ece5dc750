import Reactive

extension ObservableType where Element: Comparable {
  /// Whether something is on that is switched on below `low`, and off
  /// above `high`.
  func isOn(below low: Element, above high: Element)
    -> Observable<Bool>
  {
    // Between the limits it clicks.
    map { element in element < low }
  }
}
