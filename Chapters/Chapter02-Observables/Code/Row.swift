import Reactive

/// Prints in one line what `observable` emits at once.
func row(_ name: String, _ observable: Observable<Int>) {
  var marks = ""
  let subscription = observable.subscribe { event in
    switch event {
    case .next(let floor): marks += " \(floor)"
    case .error: marks += " X"
    case .completed: marks += " |"
    }
  }
  subscription.dispose()
  print("\(name):\(marks)")
}
