import Reactive

/// What a sensor reports.
///
/// Leave it as it is.
struct Reading: Equatable {
  let box: String
  let degrees: Int
}

/// Whether it is too warm for medicine.
///
/// Leave it as it is.
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
