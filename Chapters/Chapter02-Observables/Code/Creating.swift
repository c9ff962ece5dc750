import Lesson
import Reactive

/// `create`, and the mistakes that it lets you make.
@ExampleListBuilder
var creating: ExampleList {
  example(of: "create", breaks: true) {
    let ride = Observable<String>.create { observer in
      observer.onNext("first floor")
      observer.onCompleted()
      observer.onNext("roof")
      return Disposables.create { print("cleaned up") }
    }

    _ = ride.subscribe { event in print(event) }
  }

  example(of: "create with an error first", breaks: true) {
    let ride = Observable<String>.create { observer in
      observer.onNext("first floor")
      observer.onError(LiftFault.stuck(below: 2))
      observer.onCompleted()
      observer.onNext("roof")
      return Disposables.create { print("cleaned up") }
    }

    _ = ride.subscribe { event in print(event) }
  }

  #if DEBUG
  example(of: "create that nobody ends", leaks: 1) {
    let lift = Lift()
    let passing = Observable<Int>.create { observer in
      let ticket = lift.listen { report in
        if case .passing(let floor) = report {
          observer.onNext(floor)
        }
      }
      return Disposables.create { lift.forget(ticket) }
    }

    _ = passing.subscribe(onNext: { print("display:", $0) })
    lift.pass(1)
    lift.arrive()
    print("subscriptions:", Resources.total)
  }
  #endif

  example(of: "a loop that goes on") {
    var tests = 0
    let selfTest = Observable<Int>.create { observer in
      for floor in 0..<1000 {
        tests += 1
        observer.onNext(floor)
      }
      observer.onCompleted()
      return Disposables.create()
    }

    _ = selfTest.take(2).subscribe(onNext: { print("tested", $0) })
    print("tests run:", tests)
  }

  example(of: "a loop that can stop") {
    var tests = 0
    let selfTest = Observable.from(
      (0..<1000).lazy.map { floor in
        tests += 1
        return floor
      })

    _ = selfTest.take(2).subscribe(onNext: { print("tested", $0) })
    print("tests run:", tests)
  }
}
