import Lesson
import Reactive

/// Steps that a screen performs one after the other.
@ExampleListBuilder
var stepping: ExampleList {
  example(of: "a list step by step") {
    let screen = Screen<Chat>()
    let old: [Chat] = [.ada(0), .ben(1), .cem(0), .dana(0)]
    let new: [Chat] = [.eli(1), .dana(1), .ada(0), .cem(0)]
    screen.reload(old)
    screen.swipe(44)
    screen.perform(steps(from: old, to: new))
  }
}
