import Reactive

/// Stands for a device's location manager.
final class LocationManager {
  let places = PublishSubject<String>()

  func startUpdatingLocation() { print("location on") }

  func stopUpdatingLocation() { print("location off") }
}

/// Shows the way to the theatre.
final class RouteViewController {
  private let manager: LocationManager
  private let bag = DisposeBag()

  init(_ manager: LocationManager) { self.manager = manager }

  func viewDidLoad() {
    manager.startUpdatingLocation()
    Disposables.create { [manager] in manager.stopUpdatingLocation() }
      .disposed(by: bag)
    manager.places
      .subscribe(
        onNext: { place in print("you're at", place) },
        onDisposed: { print("unsubscribed") }
      )
      .disposed(by: bag)
  }
}
