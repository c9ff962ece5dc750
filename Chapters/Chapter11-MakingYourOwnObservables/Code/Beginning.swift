import Lesson
import Reactive

/// Code that runs with a call, and with a subscription.
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
}
