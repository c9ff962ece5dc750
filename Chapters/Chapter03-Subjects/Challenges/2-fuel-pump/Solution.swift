import Reactive

/// The state of the pump at the end of the pier.
enum PumpState: Equatable {
  case locked
  case released(to: String)
}

/// Fuel that went into a boat.
struct Delivery: Equatable {
  let boat: String
  let litres: Int
}

/// A pump that gives fuel to one boat at a time.
final class FuelPump {
  private let current = BehaviorRelay(value: PumpState.locked)
  private let delivered = PublishRelay<Delivery>()

  /// The current state of the pump, and then each change.
  var state: Observable<PumpState> { current.asObservable() }

  /// The deliveries from this moment on.
  var deliveries: Observable<Delivery> { delivered.asObservable() }

  /// Releases the pump to `boat`, if it is locked.
  func release(to boat: String) {
    guard current.value == .locked else { return }
    current.accept(.released(to: boat))
  }

  /// Locks the pump, if it is released.
  func lock() {
    guard current.value != .locked else { return }
    current.accept(.locked)
  }

  /// Delivers to the boat that the pump is released to.
  ///
  /// - Returns: Whether fuel was delivered.
  @discardableResult
  func dispense(_ litres: Int) -> Bool {
    guard case .released(let boat) = current.value else {
      return false
    }
    delivered.accept(Delivery(boat: boat, litres: litres))
    return true
  }

  /// Releases the pump to each boat whose card the reader reads, and
  /// locks it when the reader fails.
  func connect(_ cards: Observable<String>) -> any Disposable {
    cards.subscribe(
      onNext: { boat in self.release(to: boat) },
      onError: { _ in self.lock() })
  }
}
