import Reactive

/// The reasons why a dryer stops before it's done.
enum DryerError: Error, Equatable {
  case doorIsOpen
  case tooHot(Int)
}

/// The reports of a dryer.
protocol DryerDelegate: AnyObject {
  func dryer(_ dryer: any Dryer, isAt degrees: Int)
  func dryerIsDone(_ dryer: any Dryer)
  func dryer(_ dryer: any Dryer, failedWith error: DryerError)
}

/// A dryer as its maker delivers it.
protocol Dryer: AnyObject {
  /// The receiver of the reports, which the dryer doesn't retain.
  var delegate: (any DryerDelegate)? { get set }

  func start()
  func stop()
}

/// A delegate that sends the reports of a dryer to an observer.
private final class Forwarder: DryerDelegate {
  private let observer: AnyObserver<Int>

  init(to observer: AnyObserver<Int>) { self.observer = observer }

  func dryer(_ dryer: any Dryer, isAt degrees: Int) {
    observer.onNext(degrees)
  }

  func dryerIsDone(_ dryer: any Dryer) { observer.onCompleted() }

  func dryer(_ dryer: any Dryer, failedWith error: DryerError) {
    observer.onError(error)
  }
}

/// Emits the temperature of `dryer` until it's done.
func degrees(of dryer: any Dryer) -> Observable<Int> {
  Observable.create { observer in
    let forwarder = Forwarder(to: observer)
    dryer.delegate = forwarder
    dryer.start()
    return Disposables.create {
      dryer.stop()
      if dryer.delegate === forwarder { dryer.delegate = nil }
    }
  }
  .share()
}
