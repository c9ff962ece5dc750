import Reactive

/// Why a dryer stops before it is done.
enum DryerError: Error, Equatable {
  case doorIsOpen
  case tooHot(Int)
}

/// What a dryer tells.
protocol DryerDelegate: AnyObject {
  func dryer(_ dryer: any Dryer, isAt degrees: Int)
  func dryerIsDone(_ dryer: any Dryer)
  func dryer(_ dryer: any Dryer, failedWith error: DryerError)
}

/// A dryer as its maker delivers it.
protocol Dryer: AnyObject {
  /// Who is told; the dryer does not hold it.
  var delegate: (any DryerDelegate)? { get set }

  func start()
  func stop()
}

/// Passes on to an observer what a dryer tells.
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

/// How warm `dryer` is, until it is done.
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
