import Dispatch
import Lesson
import Reactive

/// State in the wrong place, and `create` where none is needed.
@ExampleListBuilder
var leaving: ExampleList {
  example(of: "a list that is loaded twice") {
    let bookings = Bookings().all()
    for load in ["opened", "pulled down"] {
      _ = bookings.toArray()
        .subscribe(onSuccess: { print("\(load): \($0)") })
    }
  }

  example(of: "a list that begins with page 0") {
    let bookings = Bookings().allFromPage0()
      .enumerated().map { "\($0.index + 1) \($0.element)" }
    for load in ["opened", "pulled down"] {
      _ = bookings.toArray()
        .subscribe(onSuccess: { print("\(load): \($0)") })
    }
  }

  #if DEBUG
  example(of: "create around an observable") {
    let server = Server()
    let lengths = Observable<Int>.create { observer in
      _ = server.body(of: "/owner").subscribe(onNext: { body in
        observer.onNext(body.count)
      })
      return Disposables.create()
    }

    let label = lengths.subscribe { note("\($0)") }
    pause(for: .seconds(2))
    note("subscriptions: \(Resources.total)")
    label.dispose()
  }
  #endif

  example(of: "map in place of create") {
    let server = Server()
    _ = server.body(of: "/owner").map(\.count)
      .subscribe { note("\($0)") }
    pause(for: .seconds(2))
  }
}
