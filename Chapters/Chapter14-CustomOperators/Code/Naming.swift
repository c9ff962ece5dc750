import Foundation
import Lesson
import Reactive

/// A form whose fields say the same in two ways, and then in one.
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
}
