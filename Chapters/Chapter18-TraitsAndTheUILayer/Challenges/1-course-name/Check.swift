import Dispatch
import Lesson
import Reactive
import ReactiveTesting

let check = Check { examiner in
  // Of two and of three characters, however long they are otherwise.
  let names = ["duo", "Duo", "a b", "ö🎻", "ab", ""]
  let isRight = examiner.compare(
    "verdicts(on:scheduler:isFree:)", on: CourseNameCheck.rows,
    drawing: [
      "names": .texts(names), "one": .texts(["true", "false"]),
      "other": .texts(["true", "false"]),
    ],
    printing: { $0 },
    yours: { names, one, other in
      CourseNameCheck.yours(names, examiner.scheduler, one, other)
    },
    expected: { names, one, other in
      CourseNameCheck.right(names, examiner.scheduler, one, other)
    })
  guard isRight else { return }
  examiner.compare(
    "verdicts(on:scheduler:isFree:)", on: [CourseNameCheck.slowRow],
    yours: { names, one in
      CourseNameCheck.yours(names, examiner.scheduler, one, .never())
    },
    expected: { names, one in
      CourseNameCheck.right(names, examiner.scheduler, one, .never())
    })
} showing: { _ in
  let names = Observable.of("ab").concat(
    Observable.just("abc").delay(
      .milliseconds(100), scheduler: MainScheduler.instance))
  let line = verdicts(
    on: names, scheduler: MainScheduler.instance,
    isFree: { _ in Observable.just(true) }
  )
  .subscribe { event in print(event) }
  pause(for: .seconds(1))
  line.dispose()
}

private enum CourseNameCheck {
  static let rows = [
    """
    names:  -a-------t---d-t-d-----|
    one:    ---(y|)
    other:  --n-y|
    a := ab
    d := duo
    t := trio
    y := true
    n := false
    """,
    """
    names:  -d---------t-------|
    one:    --X
    other:  -n-X
    d := duo
    t := trio
    n := false
    """,
    """
    names:  -d-t-d---------d-----X
    one:    ---y|
    other:  ---n|
    d := duo
    t := trio
    y := true
    n := false
    """,
    """
    names:  -d------------t------->
    one:    ---y|
    other:  ---n|
    list:   ^---------!
    panel:  ------^-----!
    late:   -----------------^----->
    d := duo
    t := trio
    y := true
    n := false
    """,
  ]

  /// A check takes as long as it takes.
  static let slowRow = """
    names:  -d\(String(repeating: "-", count: 320))|
    one:    -\(String(repeating: "-", count: 310))y|
    d := duo
    y := true
    """

  /// The names without those that come when 47 ms are over: which of the
  /// two is first is not settled.
  static func untied(
    _ names: Observable<String>, _ scheduler: TestScheduler
  ) -> Observable<String> {
    .deferred {
      var restEnds: Int?
      var isHolding = false
      return names.filter { _ in
        let now = scheduler.clock
        if isHolding, let end = restEnds, end < now {
          restEnds = end + 47
          isHolding = false
        }
        guard let end = restEnds, end >= now else {
          restEnds = now + 47
          return true
        }
        if end > now { isHolding = true }
        return end > now
      }
    }
  }

  static func yours(
    _ names: Observable<String>, _ scheduler: TestScheduler,
    _ one: Observable<Bool>, _ other: Observable<Bool>
  ) -> Observable<String> {
    verdicts(
      on: untied(names, scheduler), scheduler: scheduler,
      isFree: { name in
        if name.count < 3 { print("isFree is called for", name) }
        return name == "duo" ? one : other
      })
  }

  static func right(
    _ names: Observable<String>, _ scheduler: TestScheduler,
    _ one: Observable<Bool>, _ other: Observable<Bool>
  ) -> Observable<String> {
    untied(names, scheduler)
      .throttle(.milliseconds(47), scheduler: scheduler)
      .distinctUntilChanged()
      .flatMapLatest { name -> Observable<String> in
        guard name.count >= 3 else { return .just("short") }
        return (name == "duo" ? one : other)
          .map { isFree in isFree ? "free" : "taken" }
          .retry(2)
          .catchAndReturn("unknown")
          .startWith("wait")
      }
      .share(replay: 1)
  }
}
