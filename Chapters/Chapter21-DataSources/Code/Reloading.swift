import Lesson
import Reactive

/// What a reload loses, and what an update preserves.
@ExampleListBuilder
var reloading: ExampleList {
  example(of: "a list that is reloaded") {
    let screen = Screen<Chat>()
    let chats = PublishSubject<[Chat]>()
    let showing =
      chats
      .subscribe(onNext: { rows in screen.reload(rows) })
    chats.onNext([.ada(0), .ben(1), .cem(0)])
    screen.swipe(12)
    chats.onNext([.ada(0), .ben(2), .cem(0)])
    showing.dispose()
  }

  example(of: "a list that is updated") {
    let screen = Screen<Chat>()
    let chats = PublishSubject<[Chat]>()
    let showing =
      chats
      .changes()
      .subscribe(onNext: { steps in screen.perform(steps) })
    chats.onNext([.ada(0), .ben(1), .cem(0)])
    screen.swipe(12)
    chats.onNext([.ada(0), .ben(2), .cem(0)])
    showing.dispose()
  }
}
