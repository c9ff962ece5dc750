import Dispatch
import Lesson
import Reactive

/// `create` around an observable, which does not need it.
@ExampleListBuilder
var leaving: ExampleList {
  #if DEBUG
  example(of: "create around an observable") {
    let server = Server()
    let lengths = Observable<Int>.create { observer in
      _ = server.body(of: "/owner").subscribe(onNext: { body in
        observer.onNext(body.count)
      })
      return Disposables.create()
    }

    let label = lengths.subscribe { stamp("\($0)") }
    pause(for: .seconds(2))
    stamp("subscriptions: \(Resources.total)")
    label.dispose()
  }
  #endif

  example(of: "map in place of create") {
    let server = Server()
    _ = server.body(of: "/owner").map(\.count)
      .subscribe { stamp("\($0)") }
    pause(for: .seconds(2))
  }
}
