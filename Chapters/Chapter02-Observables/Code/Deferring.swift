import Lesson
import Reactive

/// Work that is decided at the subscription, and a loop that goes on
/// after it.
@ExampleListBuilder
var deferring: ExampleList {
  example(of: "deferred") {
    var token = "expired"
    let early = Observable.just("GET /profile, \(token)")
    let late = Observable.deferred { .just("GET /profile, \(token)") }

    token = "valid"
    _ = early.subscribe(onNext: { print("just:", $0) })
    _ = late.subscribe(onNext: { print("deferred:", $0) })
  }

  diagram("deferred", "lobby: ^>\nroof:  ---^>") {
    var calls = 0
    return Observable<Int>.deferred {
      calls += 1
      return .just(calls)
    }
  }

  example(of: "a test of all floors") {
    var tests = 0
    let tested = Observable<Int>.create { observer in
      for floor in 0..<1000 {
        tests += 1
        observer.onNext(floor)
      }
      observer.onCompleted()
      return Disposables.create()
    }

    _ = tested.take(2).subscribe(onNext: { print("tested", $0) })
    print("tests:", tests)
  }
}
