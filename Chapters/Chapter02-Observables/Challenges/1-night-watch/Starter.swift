import Reactive

/// The same events as `ride`, logged for the night watch.
func watched(_ ride: Observable<Int>) -> Observable<Int> {
  // Print what happens to whoever subscribes, and leave the ride as it
  // is. Challenge.md lists the five lines.
  ride
}
