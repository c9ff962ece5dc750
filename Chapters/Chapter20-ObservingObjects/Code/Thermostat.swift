import Observation
import Reactive

/// Heats a room, and observes itself to do it.
@Observable
final class Thermostat: ReactiveCompatible {
  var degrees = 18
  private let bag = DisposeBag()

  init() { Resources.incrementTotal() }

  deinit { Resources.decrementTotal() }

  func start() {
    rx.observe(\.degrees)
      .subscribe(onNext: { print("heats to", $0) })
      .disposed(by: bag)
  }

  func startWeakly() {
    rx.observeWeakly(\.degrees)
      .compactMap { $0 }
      .subscribe(onNext: { print("heats to", $0) })
      .disposed(by: bag)
  }
}
