import Reactive

/// The same events as `ride`, logged for the night watch.
func watched(_ ride: Observable<Int>) -> Observable<Int> {
  // Print a line when something happens, and leave the ride as it is.
  // Challenge.md lists the five lines.
  ride
}
