import Reactive

/// The texts on the sign above the door during `ride`.
func signs(for ride: Observable<Int>) -> Observable<String> {
  // Insert a probe that receives the reports of the lift, and another
  // one that receives the texts of the sign.
  ride
    .filter { floor in floor >= 0 }
    .map { floor in floor == 0 ? "Ground" : "Floor \(floor)" }
}
