import Lesson
import Reactive

/// A first element for sources that are silent at first.
@ExampleListBuilder
var openings: ExampleList {
  diagram("startWith", "degrees:  ------19--21--X") {
    (degrees: Observable<String>) in
    degrees.startWith("wait")
  }

  diagram("startWith twice", "degrees:  --------------19--21--X") {
    (degrees: Observable<String>) in
    degrees.startWith("wait").startWith("hello")
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
