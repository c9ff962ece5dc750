import Lesson
import Reactive

@ExampleListBuilder
var driving: ExampleList {
  example(of: "driven from the server's queue", traps: true) {
    let label = Label()
    let hits = Driver.just("viola")
    onServer {
      say("drives")
      _ = hits.drive(label.rx.text)
    }
  }
}
