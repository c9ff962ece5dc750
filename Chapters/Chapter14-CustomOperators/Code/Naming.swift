import Foundation
import Lesson
import Reactive

/// A form with two chains that should be the same.
@ExampleListBuilder
var naming: ExampleList {
  example(of: "two fields of a form") {
    let typed = Observable.of("Ada", "Ada ", " ")
    let name =
      typed
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
      .distinctUntilChanged()
    let course =
      typed
      .distinctUntilChanged()
      .filter { !$0.isEmpty }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    _ = name.subscribe(onNext: { print("name: '\($0)'") })
    _ = course.subscribe(onNext: { print("course: '\($0)'") })
  }

  example(of: "a field before and after the operator") {
    let typed = PublishSubject<String>()
    let name = typed.entered()
    _ = typed.subscribe(onNext: { print("typed: '\($0)'") })
    _ = name.subscribe(onNext: { print("name: '\($0)'") })
    for text in ["Ada", "Ada "] { typed.onNext(text) }
  }
}
