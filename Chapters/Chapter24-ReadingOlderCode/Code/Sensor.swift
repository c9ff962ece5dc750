enum PoolError: Error { case noSignal, full }

/// The thermometer in the water, which knows nothing of Rx.
final class Sensor {
  var onReading: ((Double) -> Void)?
  var onFailure: ((any Error) -> Void)?

  func measure(_ degrees: Double) { onReading?(degrees) }
  func fail() { onFailure?(PoolError.noSignal) }
}
