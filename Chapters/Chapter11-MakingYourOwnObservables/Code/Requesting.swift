import Dispatch
import Lesson
import Reactive

/// Requests, and their ends.
@ExampleListBuilder
var requesting: ExampleList {
  example(of: "four requests") {
    let server = Server()
    func ask(_ path: String) -> any Disposable {
      server.body(of: path).subscribe { stamp("\(path): \($0)") }
    }

    for path in ["/free", "/owner", "/lost"] {
      _ = ask(path)
      pause(for: .seconds(2))
    }
    let price = ask("/price")
    pause(for: .milliseconds(500))
    price.dispose()
    pause(for: .seconds(2))
  }

  example(of: "a spinner") {
    let server = Server()
    func show(_ path: String) -> any Disposable {
      server.body(of: path).subscribe(
        onNext: { body in stamp("show \(body)") },
        onDisposed: { stamp("hide the spinner") })
    }

    _ = show("/free")
    pause(for: .seconds(2))
    let price = show("/price")
    pause(for: .milliseconds(500))
    price.dispose()
  }

  example(of: "a request that is already running") {
    let server = Server()
    let answer = PublishSubject<String>()
    _ = server.get("/free") { body, _, _ in
      answer.onNext(body ?? "no answer")
      answer.onCompleted()
    }
    stamp("first screen")
    _ = answer.subscribe { stamp("first: \($0)") }
    pause(for: .seconds(2))
    stamp("second screen")
    _ = answer.subscribe { stamp("second: \($0)") }
  }

  example(of: "an answer for late subscribers") {
    let server = Server()
    let answer = AsyncSubject<String>()
    _ = server.get("/free") { body, _, _ in
      answer.onNext(body ?? "no answer")
      answer.onCompleted()
    }
    stamp("first screen")
    _ = answer.subscribe { stamp("first: \($0)") }
    pause(for: .seconds(2))
    stamp("second screen")
    _ = answer.subscribe { stamp("second: \($0)") }
  }
}
