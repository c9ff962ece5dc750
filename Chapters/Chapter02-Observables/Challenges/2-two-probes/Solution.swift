import Reactive

/// The texts on the sign above the door during `ride`.
///
/// The lift reports its cellar, but the sign filters it out.
func signs(for ride: Observable<Int>) -> Observable<String> {
  ride
    .debug("lift")
    .filter { floor in floor >= 0 }
    .map { floor in floor == 0 ? "Ground" : "Floor \(floor)" }
    .debug("sign")
}
