import Lesson
import Reactive

/// `from` by hand.
@ExampleListBuilder
var listing: ExampleList {
  example(of: "a loop with a flag") {
    var rounds = 0
    let minutes = Observable<Int>.create { observer in
      let hasLeft = BooleanDisposable()
      for minute in 1...1000 {
        if hasLeft.isDisposed { break }
        rounds += 1
        observer.onNext(minute)
      }
      observer.onCompleted()
      return hasLeft
    }

    _ = minutes.take(2).subscribe(onNext: { print("minute", $0) })
    print("rounds:", rounds)
  }

  example(of: "from by hand") {
    var rounds = 0
    let counted = (1...1000).lazy.map { minute in
      rounds += 1
      return minute
    }

    _ = Observable.elements(of: counted).take(2)
      .subscribe(onNext: { print("minute", $0) })
    print("rounds:", rounds)
  }
}
