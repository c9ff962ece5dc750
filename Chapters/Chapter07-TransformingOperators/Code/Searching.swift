import Dispatch
import Lesson
import Reactive

/// Answers that overtake each other.
@ExampleListBuilder
var searching: ExampleList {
  example(of: "a street field") {
    let bag = DisposeBag()
    let field = PublishSubject<String>()
    field
      .flatMap { text in streets(startingWith: text) }
      .subscribe(onNext: { list in print("list:", list) })
      .disposed(by: bag)

    field.onNext("M")
    pause(for: .milliseconds(50))
    field.onNext("Mil")
    pause(for: .seconds(1))
  }

  example(of: "a street field with flatMapLatest") {
    let bag = DisposeBag()
    let field = PublishSubject<String>()
    field
      .flatMapLatest { text in streets(startingWith: text) }
      .subscribe(onNext: { list in print("list:", list) })
      .disposed(by: bag)

    field.onNext("M")
    pause(for: .milliseconds(50))
    field.onNext("Mil")
    pause(for: .seconds(1))
  }
}
