import Lesson
import Reactive

/// What is shown before anything is known.
@ExampleListBuilder
var openings: ExampleList {
  diagram("startWith", "degrees:  ------19--21--X") {
    (degrees: Observable<String>) in
    degrees.startWith("wait")
  }

  example(of: "startWith twice") {
    let sources: [Observable<String>] = [
      .empty(), .error(HotelError.noAnswer), .never(),
    ]
    for source in sources {
      let opened =
        source
        .startWith("tea")
        .startWith("soup", "bread")
      print(marks(of: opened))
    }
  }

  example(of: "a display that is switched on late") {
    let bag = DisposeBag()
    let degrees = PublishSubject<Int>()
    let display = degrees.startWith(20)
    display.noted(by: "lobby").disposed(by: bag)
    degrees.onNext(23)
    display.noted(by: "bar").disposed(by: bag)
  }
}
