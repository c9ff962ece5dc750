import Lesson
import Reactive

/// An event that is stored as state.
@ExampleListBuilder
var choices: ExampleList {
  example(of: "an alert on each screen") {
    let alert = BehaviorSubject(value: "no alert")
    let list = alert.noted(by: "list")
    alert.onNext("payment failed")
    list.dispose()
    let profile = alert.noted(by: "profile")
    profile.dispose()
  }
}
