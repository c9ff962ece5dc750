import Lesson
import Reactive

/// The two ways in which an observable ends.
@ExampleListBuilder
var ends: ExampleList {
  example(of: "the menus of two days") {
    for day in ["Monday", "Sunday"] {
      _ = menu(on: day).subscribe(
        onNext: { dish in print("\(day): \(dish)") },
        onError: { error in print("\(day) failed: \(error)") },
        onCompleted: { print("\(day) is complete") })
    }
  }

  diagram("no tea", "server:  --soup--tea--(pie cake)--X") {
    (server: Observable<String>) in
    server.filter { $0 != "tea" }
  }
}
