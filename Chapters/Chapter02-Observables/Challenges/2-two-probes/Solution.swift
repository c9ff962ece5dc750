import Reactive

/// What the sign above the door shows during `ride`.
///
/// The lift does report its cellar: it is the sign that stays silent.
func signs(for ride: Observable<Int>) -> Observable<String> {
  ride
    .debug("lift")
    .filter { floor in floor >= 0 }
    .map { floor in floor == 0 ? "Ground" : "Floor \(floor)" }
    .debug("sign")
}
