import Dispatch
import Lesson
import Reactive

let check = Check { examiner in
  examiner.compare(
    "verdicts(on:scheduler:isFree:)", on: CourseNameCheck.rows,
    drawing: [
      "names": .texts(["duo", "trio", "ab", ""]),
      "one": .texts(["true", "false"]),
      "other": .texts(["true", "false"]),
    ],
    yours: {
      (
        names: Observable<String>, one: Observable<Bool>,
        other: Observable<Bool>
      ) in
      verdicts(
        on: names, scheduler: examiner.scheduler,
        isFree: { name in name == "duo" ? one : other })
    },
    expected: { names, one, other in
      CourseNameCheck.right(names, examiner.scheduler) { name in
        name == "duo" ? one : other
      }
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

  static func right(
    _ names: Observable<String>, _ scheduler: any SchedulerType,
    _ isFree: @escaping (String) -> Observable<Bool>
  ) -> Observable<String> {
    names
      .throttle(.milliseconds(50), scheduler: scheduler)
      .distinctUntilChanged()
      .flatMapLatest { name -> Observable<String> in
        guard name.count >= 3 else { return .just("short") }
        return isFree(name)
          .map { isFree in isFree ? "free" : "taken" }
          .retry(2)
          .catchAndReturn("unknown")
          .startWith("wait")
      }
      .share(replay: 1)
  }
}
