import Dispatch
import Lesson
import Reactive

private let rows = """
  typed:  so--soup--------->
  so:     ------------a|
  soup:       ----b|
  """

/// A search field with a bug, its fix, and the smallest chain.
@ExampleListBuilder
var firstRun: ExampleList {
  example(of: "a search with callbacks") {
    let field = SearchField()
    field.onText = { text in
      search(text) { dishes in print("show", dishes) }
    }
    field.type("so")
    pause(for: .milliseconds(200))
    field.type("soup")
    pause(for: .seconds(1))
  }

  example(of: "a search as a chain") {
    let field = SearchField()
    _ = field.texts
      .flatMapLatest { text in dishes(for: text) }
      .subscribe(onNext: { dishes in print("show", dishes) })
    field.type("so")
    pause(for: .milliseconds(200))
    field.type("soup")
    pause(for: .seconds(1))
  }

  diagram("only the latest answer", rows, frame: .milliseconds(50)) {
    (
      typed: Observable<String>, so: Observable<String>,
      soup: Observable<String>
    ) in
    typed.flatMapLatest { text in text == "so" ? so : soup }
  }

  diagram("every answer", rows, frame: .milliseconds(50)) {
    (
      typed: Observable<String>, so: Observable<String>,
      soup: Observable<String>
    ) in
    typed.flatMap { text in text == "so" ? so : soup }
  }

  example(of: "a first chain") {
    _ = Observable.of("soup", "tea", "pasta")
      .filter { dish in dish != "tea" }
      .map { dish in "cook \(dish)" }
      .subscribe(onNext: { line in print(line) })
  }
}
