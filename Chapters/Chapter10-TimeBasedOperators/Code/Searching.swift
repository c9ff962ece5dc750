import Dispatch
import Lesson
import Reactive

/// A search field, with and without a wait.
@ExampleListBuilder
var searching: ExampleList {
  example(of: "a request for each letter") {
    let field = PublishSubject<String>()
    let search =
      field
      .flatMapLatest { text in plants(for: text) }
      .stamped(by: "show")
    for text in ["r", "ro", "ros", "rose"] {
      field.onNext(text)
      pause(for: .milliseconds(200))
    }
    pause(for: .seconds(1))
    search.dispose()
  }

  example(of: "a search that waits") {
    let field = PublishSubject<String>()
    let search =
      field
      .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .flatMapLatest { text in plants(for: text) }
      .stamped(by: "show")
    for text in ["r", "ro", "ros", "rose"] {
      field.onNext(text)
      pause(for: .milliseconds(200))
    }
    pause(for: .seconds(1))
    search.dispose()
  }

  diagram(
    "debounce",
    """
    typed:  r---ro--ros-rose------------fern------>
    """, frame: .milliseconds(50)
  ) { (typed: Observable<String>) in
    typed.debounce(
      .milliseconds(300), scheduler: MainScheduler.instance)
  }

  diagram(
    "the waits of debounce",
    """
    typed:  r---ro--ros-rose------------fern------>
    wait:   ------(0|)
    """, frame: .milliseconds(50)
  ) { (typed: Observable<String>, wait: Observable<Int>) in
    typed.flatMapLatest { text in wait.map { _ in text } }
  }
}
