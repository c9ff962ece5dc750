import Dispatch
import Lesson
import Reactive

/// Answers that overtake each other.
@ExampleListBuilder
var overtaking: ExampleList {
  example(of: "the tours of a day") {
    let bag = DisposeBag()
    let days = PublishSubject<String>()
    days
      .flatMap { day in tours(on: day) }
      .subscribe(onNext: { list in print("list:", list) })
      .disposed(by: bag)

    days.onNext("Mon")
    pause(for: .milliseconds(50))
    days.onNext("Tue")
    pause(for: .seconds(1))
  }

  example(of: "the tours of the latest day") {
    let bag = DisposeBag()
    let days = PublishSubject<String>()
    days
      .flatMapLatest { day in tours(on: day) }
      .subscribe(onNext: { list in print("list:", list) })
      .disposed(by: bag)

    days.onNext("Mon")
    pause(for: .milliseconds(50))
    days.onNext("Tue")
    pause(for: .seconds(1))
  }
}
