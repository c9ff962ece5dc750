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
  /// The current state of the pump, and then each change.
  var state: Observable<PumpState> {
    // Yours to write: which relay answers "what is it now?"
    .never()
  }

  /// The deliveries from this moment on.
  var deliveries: Observable<Delivery> {
    // Yours to write: which relay has no memory?
    .never()
  }

  /// Releases the pump to `boat`, if it is locked.
  func release(to boat: String) {
    // Yours to write.
  }

  /// Locks the pump, if it is released.
  func lock() {
    // Yours to write.
  }

  /// Delivers to the boat that the pump is released to.
  ///
  /// - Returns: Whether fuel was delivered.
  @discardableResult
  func dispense(_ litres: Int) -> Bool {
    // Yours to write.
    false
  }

  /// Releases the pump to each boat whose card the reader reads, and
  /// locks it when the reader fails.
  func connect(_ cards: Observable<String>) -> any Disposable {
    // Yours to write.
    Disposables.create()
  }
}
