import Lesson
import Reactive

/// What a call does, and what a subscription does.
@ExampleListBuilder
var beginning: ExampleList {
  example(of: "a token that expires at midnight") {
    var token = "Monday's"
    func freeWashers() -> Observable<Int> {
      let header = "with \(token) token"
      print("the request is put together")
      return .create { observer in
        print("GET /free", header)
        observer.onNext(3)
        observer.onCompleted()
        return Disposables.create()
      }
    }

    let washers = freeWashers()
    _ = washers.subscribe(onNext: { print("free:", $0) })
    token = "Tuesday's"
    _ = washers.subscribe(onNext: { print("free:", $0) })
  }

  example(of: "a token that is read in time") {
    var token = "Monday's"
    let washers = Observable<Int>.create { observer in
      print("GET /free with \(token) token")
      observer.onNext(3)
      observer.onCompleted()
      return Disposables.create()
    }

    token = "Tuesday's"
    _ = washers.subscribe(onNext: { print("free:", $0) })
  }

  example(of: "just by hand") {
    func one(_ step: String, ends: Bool) -> Observable<String> {
      .create { observer in
        observer.onNext(step)
        if ends { observer.onCompleted() }
        return Disposables.create()
      }
    }

    for ends in [false, true] {
      _ = one("rinse", ends: ends).concat(one("spin", ends: ends))
        .subscribe { print("ends: \(ends), \($0)") }
    }
  }
}
