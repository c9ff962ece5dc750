import Reactive

/// A display on a wall that follows a ride.
final class Display {
  private let place: String
  private var bag = DisposeBag()

  init(at place: String) { self.place = place }

  deinit { print("\(place): taken off the wall") }

  func show(_ floor: Int) { print("\(place): \(floor)") }

  func follow(_ ride: Observable<Int>) {
    ride
      .subscribe(onNext: { [weak self] floor in self?.show(floor) })
      .disposed(by: bag)
  }

  func goDark() { bag = DisposeBag() }
}
