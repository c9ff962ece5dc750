import Lesson
import Reactive

/// Questions whose answers are proven.
@ExampleListBuilder
var questions: ExampleList {
  example(of: "a total that begins with 0") {
    let price = BehaviorRelay(value: 90)
    let nights = PublishRelay<Int>()
    let total = Observable.combineLatest(price, nights) { $0 * $1 }
      .startWith(0)
    let page = total.subscribe(onNext: { print($0) })
    price.accept(80)
    nights.accept(2)
    price.accept(70)
    page.dispose()
  }

  example(of: "a field with the latest tap") {
    let text = PublishSubject<String>()
    let taps = PublishSubject<Void>()
    let sent = text.withLatestFrom(taps) { text, _ in text }
      .subscribe(onNext: { print($0) })
    text.onNext("so")
    taps.onNext(())
    text.onNext("soa")
    text.onNext("soap")
    taps.onNext(())
    sent.dispose()
  }

  example(of: "two branches that are zipped") {
    let stay = PublishSubject<Stay>()
    let arrival = stay.map(\.arrival).distinctUntilChanged()
    let nights = Observable.zip(arrival, stay) { $1.departure - $0 }
    let page = nights.subscribe(onNext: { print($0) })
    stay.onNext(Stay(arrival: 3, departure: 5))
    stay.onNext(Stay(arrival: 3, departure: 6))
    stay.onNext(Stay(arrival: 10, departure: 12))
    page.dispose()
  }

  example(of: "a night desk with a notebook") {
    let day = PublishSubject<String>()
    let night = ReplaySubject<String>.create(bufferSize: 1)
    let book = day.concat(night).subscribe(onNext: { print($0) })
    night.onNext("lamp")
    day.onNext("towels")
    night.onNext("key")
    day.onCompleted()
    book.dispose()
  }

  example(of: "three rooms and two lines") {
    let rooms = (1...3).map { _ in PublishSubject<String>() }
    let desk = Observable.from(rooms).merge(maxConcurrent: 2)
      .subscribe(onNext: { print($0) })
    rooms[0].onNext("soap")
    rooms[1].onNext("tea")
    rooms[2].onNext("ice")
    rooms[1].onCompleted()
    rooms[0].onNext("salt")
    rooms[1].onNext("milk")
    rooms[2].onNext("lemon")
    desk.dispose()
  }

  example(of: "a race against nobody") {
    let cache = Observable<Int>.empty()
    let server = Observable<Int>.deferred {
      print("asking the server")
      return .just(95)
    }
    _ = cache.amb(server).subscribe { print($0) }
  }

  example(of: "the end of the news") {
    let remote = PublishSubject<Observable<String>>()
    let sport = PublishSubject<String>()
    _ = remote.switchLatest().subscribe { print($0) }
    remote.onNext(.of("rain"))
    remote.onNext(sport)
    remote.onCompleted()
    print("the remote control is put away")
    sport.onNext("two goals")
    sport.onCompleted()
  }

  example(of: "two ways to a sum") {
    let charges = Observable<Int>.empty()
    _ = charges.reduce(0, accumulator: +)
      .subscribe { print("reduce:", $0) }
    _ = charges.scan(0, accumulator: +).takeLast(1)
      .subscribe { print("scan:", $0) }
  }
}
