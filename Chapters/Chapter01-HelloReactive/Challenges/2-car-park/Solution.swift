import Reactive

/// The texts on the sign of a car park, one after the other.
func sign(
  for cars: Observable<Int>, places: Int
) -> Observable<String> {
  cars
    .map { count in places - count }
    .filter { free in free <= 20 }
    .map { free in free > 0 ? "\(free) free" : "full" }
}
