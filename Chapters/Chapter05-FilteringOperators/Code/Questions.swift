import Lesson
import Reactive

/// The questions at the end of the chapter.
@ExampleListBuilder
var questions: ExampleList {
  example(of: "a log from its first failure") {
    let log = Observable.of("200 /", "500 /shop", "-- restart")
    _ =
      log
      .skip(while: { try status(of: $0) < 500 })
      .subscribe { event in print(event) }
  }

  example(of: "the moment of the end") {
    let tickets = PublishSubject<String>()
    _ = tickets.take(1).subscribe(onCompleted: { print("over") })
    print("the doors open")
    tickets.onNext("adult")
    print("one has come")
    tickets.onNext("child")
  }

  example(of: "a room that is not closed") {
    let isClosed = BehaviorRelay(value: false)
    let tickets = PublishSubject<String>()
    _ = tickets.take(until: isClosed).subscribe { print($0) }
    tickets.onNext("adult")
    isClosed.accept(true)
    tickets.onNext("child")
  }

  example(of: "a guard's chain turned round") {
    let gate = PublishSubject<String>()
    let closing = PublishSubject<Void>()
    _ = gate.take(1).skip(until: closing).subscribe { print($0) }
    gate.onNext("Ada")
    closing.onNext(())
    gate.onNext("Ben")
  }

  example(of: "one element of an upload") {
    let upload = PublishSubject<Int>()
    _ = upload.ignoreElements().take(1).subscribe { print($0) }
    upload.onNext(50)
    upload.onNext(100)
    print("all is sent")
    upload.onCompleted()
  }

  example(of: "numbers of what was typed") {
    _ = Observable.of("v", "va", "va", "vas")
      .enumerated()
      .distinctUntilChanged { $0.element }
      .filter { $0.element.count > 1 }
      .subscribe(onNext: { print($0.index, $0.element) })
  }

  example(of: "a comparer the wrong way round") {
    let humidity = Observable.of(48, 48, 51, 51)
    _ =
      humidity
      .distinctUntilChanged { $0 != $1 }
      .subscribe { event in print(event) }
  }

  example(of: "a vase and a bowl") {
    let cases = PublishSubject<Showcase>()
    let changes = cases.distinctUntilChanged()
    let watch = changes.subscribe(onNext: { print($0.percent) })
    let vase = Showcase(percent: 48), bowl = Showcase(percent: 60)
    cases.onNext(vase)
    vase.percent = 60
    cases.onNext(bowl)
    watch.dispose()
  }

  example(of: "an amount to charge") {
    let amounts = Observable.of(30, 30)
    _ = amounts.single().subscribe(
      onNext: { print("single charges", $0) },
      onError: { _ in print("single refuses") })
    _ = amounts.asSingle().subscribe(
      onSuccess: { print("asSingle charges", $0) },
      onFailure: { _ in print("asSingle refuses") })
  }

  example(of: "a server that does not wait") {
    let cache = PublishSubject<String>()
    let server = PublishSubject<String>()
    _ = cache.ifEmpty(switchTo: server).subscribe { print($0) }
    server.onNext("vase")
    cache.onCompleted()
    server.onNext("bowl")
    server.onCompleted()
  }
}
