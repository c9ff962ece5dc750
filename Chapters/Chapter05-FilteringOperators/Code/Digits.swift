import Reactive

/// Sends at once what `marks` says: digits are elements, "|" completes,
/// and "X" fails.
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

/// Writes down in the same way what somebody sees who subscribes.
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
