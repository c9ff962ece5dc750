import Reactive

extension ObservableType where Element: Comparable {
  /// Emits `true` when an element below `low` switches on, and `false`
  /// when an element above `high` switches off.
  func isOn(below low: Element, above high: Element)
    -> Observable<Bool>
  {
    compactMap { element in
      if element < low { return true }
      return element > high ? false : nil
    }
    .distinctUntilChanged()
  }
}
