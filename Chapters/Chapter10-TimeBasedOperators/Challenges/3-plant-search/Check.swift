import Dispatch
import Lesson
import Reactive

let check = Check { examiner in
  // None of these ends where a row has a column.
  for (quiet, limit) in [(24, 57), (43, 36)] {
    let isRight = examiner.compare(
      "plants(for:) after \(quiet) ms, with a limit of \(limit) ms",
      on: PlantSearchCheck.rows,
      drawing: [
        "texts": .texts(["rose", "Rose", "ro se", "fern", ""]),
        "rose": .texts(["red", "white"]),
        "other": .texts(["green", "black"]),
      ],
      yours: {
        (
          texts: Observable<String>, rose: Observable<String>,
          other: Observable<String>
        ) in
        plants(
          for: texts, quiet: .milliseconds(quiet),
          limit: .milliseconds(limit), scheduler: examiner.scheduler,
          server: PlantSearchCheck.server(rose, other))
      },
      expected: { texts, rose, other in
        PlantSearchCheck.plants(
          texts, .milliseconds(quiet), .milliseconds(limit),
          examiner.scheduler, PlantSearchCheck.server(rose, other))
      })
    guard isRight else { return }
  }
} showing: { _ in
  let field = PublishSubject<String>()
  let search = plants(
    for: field, quiet: .milliseconds(300), limit: .seconds(5),
    scheduler: MainScheduler.instance,
    server: { text in
      text == "rose"
        ? .just(["rose, red", "rose, white"]) : .never()
    }
  ).subscribe { event in print(event) }
  field.onNext("r")
  field.onNext("rose")
  pause(for: .seconds(1))
  field.onNext("fern")
  field.onCompleted()
  pause(for: .seconds(10))
  search.dispose()
}

private enum PlantSearchCheck {
  static let rows = [
    """
    texts:  -a-b-----------b-a----b------------|
    rose:   --r|
    other:  ---g|
    a := fern
    b := rose
    r := red
    g := green
    """,
    """
    texts:  -b--------------------a------------------|
    rose:   ---->
    other:  -g-|
    a := moss
    b := rose
    g := green
    """,
    """
    texts:  -b--------a-b---------b-|
    rose:   --r---|
    other:  -X
    a := moss
    b := rose
    r := red
    """,
    """
    texts:  -b------a--------------->
    rose:   --r-|
    other:  -g-X
    a := moss
    b := rose
    r := red
    g := green
    X := serverDown
    """,
    """
    texts:  -b-----c----b------d----a---------->
    rose:   --r-|
    other:  -g-|
    a := moss
    b := rose
    c := Rose
    d := ro se
    r := red
    g := green
    """,
    """
    texts:  -b------a--------------->
    rose:   --r-|
    other:  -X
    a := moss
    b := rose
    r := red
    X := serverDown
    """,
    """
    texts:  -b-X
    rose:   --r-|
    other:  -g-|
    b := rose
    r := red
    g := green
    """,
    """
    texts:  -(ab)------------|
    rose:   ------->
    other:  -g-|
    person: ^-------!
    a := moss
    b := rose
    g := green
    """,
  ]

  /// Answers with the first element of a row; a row that has none hangs.
  static func server(
    _ rose: Observable<String>, _ other: Observable<String>
  ) -> (String) -> Single<[String]> {
    { text in
      (text == "rose" ? rose : other)
        .map { colour in ["\(text), \(colour)"] }
        .concat(Observable.never())
        .take(1)
        .asSingle()
    }
  }

  static func plants(
    _ texts: Observable<String>, _ quiet: RxTimeInterval,
    _ limit: RxTimeInterval, _ scheduler: any SchedulerType,
    _ server: @escaping (String) -> Single<[String]>
  ) -> Observable<[String]> {
    texts
      .debounce(quiet, scheduler: scheduler)
      .distinctUntilChanged()
      .flatMapLatest { text in
        server(text)
          .timeout(limit, other: .just([]), scheduler: scheduler)
      }
  }
}
