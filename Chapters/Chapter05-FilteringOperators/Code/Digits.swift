import Reactive

/// Emits the events of `marks` at once: digits are elements, "|" is
/// completed, and "X" is an error.
func digits(_ marks: String) -> Observable<Int> {
  Observable.create { observer in
    for mark in marks {
      switch mark {
      case "|": observer.onCompleted()
      case "X": observer.onError(MuseumError.sensorLost)
      default: mark.wholeNumberValue.map(observer.onNext)
      }
    }
    return Disposables.create()
  }
}

/// Subscribes, and returns the events in the same notation.
func marks(of source: some ObservableConvertibleType) -> String {
  var marks = ""
  var end = ">"
  let subscription = source.asObservable().subscribe(
    onNext: { marks += "\($0)" },
    onError: { _ in end = "X" },
    onCompleted: { end = "|" })
  subscription.dispose()
  return marks + end
}
