import Lesson
import Reactive

let check = Check { examiner in
  let isRight = examiner.compare(
    "price(cache:north:south:)", on: FasterPriceCheck.rows,
    drawing: [
      "cache": .anyInteger, "north": .anyInteger,
      "south": .integers(0...3),
    ],
    yours: {
      (
        cache: Observable<Int>, north: Observable<Int>,
        south: Observable<Int>
      ) in
      price(cache: cache, north: north, south: south)
    },
    expected: FasterPriceCheck.price)
  guard isRight else { return }
  for north in [Observable.just(95), .empty()] {
    examiner.compare(
      "price(cache:north:south:), with a north that sends at once,",
      on: ["cache: --90--|\nsouth:       94--97--|"],
      yours: { (cache: Observable<Int>, south: Observable<Int>) in
        price(cache: cache, north: north, south: south)
      },
      expected: { cache, south in
        FasterPriceCheck.price(cache, north, south)
      })
  }
} showing: { _ in
  let servers = Observable.of(90, 95)
  _ = price(cache: .just(90), north: .never(), south: servers)
    .subscribe { event in print(event) }
}

private enum FasterPriceCheck {
  static func price(
    _ cache: Observable<Int>, _ north: Observable<Int>,
    _ south: Observable<Int>
  ) -> Observable<Int?> {
    cache
      .concat(north.amb(south))
      .map { $0 }
      .startWith(nil)
      .distinctUntilChanged()
  }

  static let rows = [
    """
    cache:  --90--|
    north:        ------95--96--|
    south:        ---90----97-----|
    """,
    """
    cache:  --90--85--85--|
    north:                --85--86--86--85--|
    south:                -----7--8---->
    """,
    """
    cache:  --|
    north:    -----95--|
    south:    ---X
    """,
    """
    cache:  --90--|
    north:        ---|
    south:        -----95--|
    """,
    """
    cache:  --90--X
    north:  ---5--|
    south:  -----6--|
    """,
    """
    cache:  --90---->
    north:  ---5--|
    south:  -----6--|
    """,
    """
    cache:  --90--|
    north:        95--96--|
    south:        94--97--|
    """,
    """
    cache:  --90--|
    north:        |
    south:        94--97--|
    """,
    """
    cache:  --0--|
    north:       -------->
    south:       ---0--0--1--X
    """,
    """
    cache:  --90--|
    north:  ----95--90--|
    south:  ---90--91--|
    one:    ^-------------->
    two:    -----^------!
    """,
  ]
}
