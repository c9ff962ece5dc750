import Reactive

/// A report of a sensor.
///
/// Leave it unchanged.
struct Reading: Equatable {
  let box: String
  let degrees: Int
}

/// Whether the box is too warm for medicine.
///
/// Leave it unchanged.
func isWarm(_ reading: Reading) -> Bool {
  reading.degrees > 8
}

/// The boxes that have been warm three times in a row.
func warmBoxes(
  in readings: Observable<Reading>
) -> Observable<String> {
  // This calls the driver whenever a box is opened.
  readings
    .filter { reading in isWarm(reading) }
    .map { reading in reading.box }
}
