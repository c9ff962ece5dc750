import Lesson
import Reactive

/// What is lost when all rows are made anew, and what steps keep.
@ExampleListBuilder
var reloading: ExampleList {
  example(of: "all rows made anew") {
    let screen = Screen<Runner>()
    screen.replace(with: [.ada(12), .ben(11), .cem(10)])
    screen.touch(12)
    screen.replace(with: [.ada(12), .ben(12), .cem(10)])
  }

  example(of: "one row brought up to date") {
    let old: [Runner] = [.ada(12), .ben(11), .cem(10)]
    let new: [Runner] = [.ada(12), .ben(12), .cem(10)]
    let screen = Screen<Runner>()
    screen.replace(with: old)
    screen.touch(12)
    screen.perform(steps(from: old, to: new))
  }
}
