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
  readings
    .groupBy { reading in reading.box }
    .flatMap { box in
      box
        .scan(0) { count, reading in isWarm(reading) ? count + 1 : 0 }
        .filter { count in count == 3 }
        .map { _ in box.key }
    }
}
