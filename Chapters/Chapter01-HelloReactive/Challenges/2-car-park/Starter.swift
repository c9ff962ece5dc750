import Reactive

/// The texts on the sign of a car park, one after the other.
func sign(
  for cars: Observable<Int>, places: Int
) -> Observable<String> {
  // Replace this. Which numbers come in, which of them are shown, and
  // as which text?
  .never()
}
