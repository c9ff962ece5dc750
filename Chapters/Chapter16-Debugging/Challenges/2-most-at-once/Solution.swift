import Reactive

extension ObservableType {
  /// Prints the number of open subscriptions at each new record.
  func mostAtOnce(_ name: String) -> Observable<Element> {
    var open = 0
    var most = 0
    return .deferred {
      var isOpen = true
      func close() {
        if isOpen { open -= 1 }
        isOpen = false
      }
      open += 1
      if open > most {
        most = open
        print("\(name): \(open)")
      }
      return self.do(
        onError: { _ in close() }, onCompleted: close,
        onDispose: close)
    }
  }
}
