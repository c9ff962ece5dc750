import Reactive

extension ObservableType {
  /// Prints the last elements before an error.
  func lastWords(_ count: Int) -> Observable<Element> {
    .deferred {
      var last: [Element] = []
      return self.do(
        onNext: { element in
          guard count > 0 else { return }
          if last.count == count { last.removeFirst() }
          last.append(element)
        },
        onError: { error in
          for element in last { print("before: \(element)") }
          print("failed: \(error)")
        })
    }
  }
}
