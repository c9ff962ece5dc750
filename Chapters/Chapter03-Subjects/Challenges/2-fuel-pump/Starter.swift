import Reactive

/// What the pump at the end of the pier is doing.
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
  /// What the pump is doing, from this moment on.
  var state: Observable<PumpState> {
    // Yours to write: which relay answers "what is it now?"
    .never()
  }

  /// The deliveries from this moment on.
  var deliveries: Observable<Delivery> {
    // Yours to write: which relay has no memory?
    .never()
  }

  /// Lets `boat` take fuel, if nobody else may.
  func release(to boat: String) {
    // Yours to write.
  }

  /// Lets nobody take fuel any more.
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
