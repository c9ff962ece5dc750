import Reactive

/// What the sign of a car park shows while `cars` are counted.
func sign(
  for cars: Observable<Int>, places: Int
) -> Observable<String> {
  cars
    .map { count in places - count }
    .filter { free in free <= 20 }
    .map { free in free > 0 ? "\(free) free" : "full" }
}
