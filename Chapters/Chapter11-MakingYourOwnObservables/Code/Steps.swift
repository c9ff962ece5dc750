import Reactive

/// A delegate that sends the reports of a washer to an observer.
final class Forwarder: WasherDelegate {
  private let observer: AnyObserver<String>

  init(to observer: AnyObserver<String>) { self.observer = observer }

  func washer(_ washer: Washer, begins step: String) {
    observer.onNext(step)
  }

  func washerIsDone(_ washer: Washer) { observer.onCompleted() }
}

extension Washer {
  /// Emits the steps that the washer begins, until it is done.
  func steps() -> Observable<String> {
    .create { observer in
      let forwarder = Forwarder(to: observer)
      self.delegate = forwarder
      return Disposables.create {
        if self.delegate === forwarder { self.delegate = nil }
      }
    }
  }
}
