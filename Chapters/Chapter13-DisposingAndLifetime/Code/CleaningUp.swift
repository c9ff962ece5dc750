import Lesson
import Reactive

/// Clean-ups of sources and operators, and their order.
@ExampleListBuilder
var cleaningUp: ExampleList {
  example(of: "using") {
    var tickets = PublishSubject<String>()
    let codes = Observable<String>.using(
      { Camera() },
      observableFactory: { camera in camera.codes(of: tickets) })

    _ = codes.subscribe { print($0) }
    tickets.onNext("A1")
    tickets.onError(TicketError.unreadable)

    print("the usher tries again")
    tickets = PublishSubject()
    let second = codes.subscribe { print($0) }
    tickets.onNext("B2")
    second.dispose()
  }

  example(of: "the order of clean-ups") {
    var source: AnyObserver<Int>?
    let seatsLeft = Observable<Int>.create { observer in
      source = observer
      return Disposables.create { print("- create: clean-up") }
    }
    .do(onDispose: { print("- do: onDispose") })

    func subscribe() -> any Disposable {
      seatsLeft.subscribe(
        onCompleted: { print("- onCompleted") },
        onDisposed: { print("- onDisposed") })
    }

    print("the source completes:")
    _ = subscribe()
    source?.onCompleted()
    print("the subscriber disposes:")
    subscribe().dispose()
  }
}
