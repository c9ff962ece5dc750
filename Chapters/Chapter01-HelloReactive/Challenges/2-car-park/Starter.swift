import Reactive

/// What the sign of a car park shows while `cars` are counted.
func sign(
  for cars: Observable<Int>, places: Int
) -> Observable<String> {
  // Yours to write: which numbers come in, which of them count, and
  // what are they called on the sign?
  .never()
}
