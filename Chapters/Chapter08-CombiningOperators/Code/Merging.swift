import Lesson
import Reactive

/// The elements of several sources, in the order in which they come.
@ExampleListBuilder
var merging: ExampleList {
  diagram(
    "merge",
    """
    day:    --a---b----|
    night:  ----c----d----e--|
    """, hot: ["day", "night"]
  ) { (day: Observable<String>, night: Observable<String>) in
    Observable.merge(day, night)
  }

  example(of: "a board of bookings") {
    let bag = DisposeBag()
    let web = PublishSubject<String>()
    let phone = PublishSubject<Int>()
    let byWeb = web.map { name in "web: \(name)" }
    let byPhone = phone.map { room in "phone: room \(room)" }
    Observable.merge(byWeb, byPhone)
      .noted(by: "desk")
      .disposed(by: bag)
    Observable.merge(byWeb, byPhone.catchAndReturn("phone: broken"))
      .noted(by: "office")
      .disposed(by: bag)

    phone.onNext(12)
    phone.onError(HotelError.lineBroken)
    web.onNext("Ada")
  }
}

/// Sources that take turns.
@ExampleListBuilder
var turns: ExampleList {
  example(of: "sources that send at once") {
    let upper = Observable.of(21, 22, 23)
    let lower = Observable.of(11, 12, 13)
    let floors = Observable.of(upper, lower)
    print("merge:  ", marks(of: .merge(upper, lower)))
    print("flatMap:", marks(of: floors.flatMap { floor in floor }))
    print("concat: ", marks(of: upper.concat(lower)))
  }
}

/// Jobs, some of which have to wait.
@ExampleListBuilder
var queueing: ExampleList {
  diagram(
    "merge(maxConcurrent:)",
    """
    rooms:  --a--b--c--|
    a:        ------1--|
    b:           -------2--|
    c:                 ------3--|
    """
  ) { (rooms: Observable<Observable<Int>>) in
    rooms.merge(maxConcurrent: 2)
  }

  diagram(
    "concat of jobs, and an error",
    """
    rooms:  --a--b--|
    a:        -----X
    b:      ------2--|
    """
  ) { (rooms: Observable<Observable<Int>>) in
    rooms.concat()
  }
}
