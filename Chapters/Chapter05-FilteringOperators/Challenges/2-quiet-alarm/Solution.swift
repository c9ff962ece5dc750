import Reactive

/// Whether this humidity is safe for the paintings.
///
/// Leave it unchanged.
func isFine(_ percent: Int) -> Bool {
  (45...55).contains(percent)
}

/// The readings at which an alarm has to sound.
func alarms(
  from humidity: Observable<Int>,
  armed: Observable<Void>,
  disarmed: Observable<Void>
) -> Observable<Int> {
  humidity
    .skip(until: armed)
    .distinctUntilChanged { percent in isFine(percent) }
    .filter { percent in !isFine(percent) }
    .take(until: disarmed)
}
