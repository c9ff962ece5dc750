import Lesson
import Reactive

/// Two servers are asked, and the first to answer wins.
@ExampleListBuilder
var racing: ExampleList {
  diagram(
    "amb",
    """
    north:  -------7--8--|
    south:  ----9------1--|
    """
  ) { (north: Observable<Int>, south: Observable<Int>) in
    north.amb(south)
  }

  diagram(
    "amb of a refusal",
    """
    north:  -------7--8--|
    south:  --X
    """
  ) { (north: Observable<Int>, south: Observable<Int>) in
    north.amb(south)
  }

  diagram(
    "amb without refusals",
    """
    north:  -------7--8--|
    south:  --X
    """
  ) { (north: Observable<Int>, south: Observable<Int>) in
    north.amb(south.catch { _ in .never() })
  }
}
