import Reactive

/// What the sign above the door shows during `ride`.
func signs(for ride: Observable<Int>) -> Observable<String> {
  // Put one probe where the lift's events come in, and one where the
  // sign's go out.
  ride
    .filter { floor in floor >= 0 }
    .map { floor in floor == 0 ? "Ground" : "Floor \(floor)" }
}
