import Lesson
import Reactive

/// The questions at the end of the chapter.
@ExampleListBuilder
var questions: ExampleList {
  example(of: "a label that cannot be read") {
    _ = Observable.of("N12", "N?", "S7")
      .flatMap { code in
        Observable.just("\(try weight(of: code)) kg")
      }
      .subscribe { event in print(event) }
  }

  example(of: "a list for each parcel") {
    _ = Observable.of("N12", "N4")
      .flatMap { code in journey(of: code).toArray() }
      .subscribe { event in print(event) }
  }

  example(of: "numbers that take turns") {
    _ = Observable.of(1, 2, 3)
      .flatMapFirst { number in Observable.of(number, number * 10) }
      .subscribe { event in print(event) }
  }

  example(of: "a parcel that is lost first") {
    _ = Observable.of("S7", "N12")
      .concatMap { code in
        print("ask for", code)
        return place(of: code)
      }
      .subscribe { event in print(event) }
  }

  example(of: "two parcels in one van") {
    let bag = DisposeBag()
    let van = BehaviorRelay(value: "Leeds")
    Observable.of("N12", "N4")
      .concatMap { code in van.map { "\(code) in \($0)" } }
      .subscribe(onNext: { print($0) })
      .disposed(by: bag)
    van.accept("York")
  }

  example(of: "the last day") {
    let days = PublishSubject<String>()
    let server = PublishSubject<Int>()
    _ = days.flatMapLatest { _ in server }
      .subscribe { event in print(event) }
    days.onNext("Fri")
    days.onCompleted()
    server.onNext(3)
    server.onCompleted()
  }

  example(of: "rooms with a memory") {
    let bag = DisposeBag()
    let north = BehaviorRelay(value: "n1")
    let rooms = PublishSubject<BehaviorRelay<String>>()
    rooms.flatMapLatest { room in room }
      .subscribe(onNext: { print($0) })
      .disposed(by: bag)
    rooms.onNext(north)
    rooms.onNext(BehaviorRelay(value: "s1"))
    north.accept("n2")
    north.accept("n3")
    rooms.onNext(north)
  }

  example(of: "there and back") {
    _ = Observable.of("N12", "N4")
      .flatMap { code in place(of: code).materialize() }
      .dematerialize()
      .subscribe { event in print(event) }
  }

  example(of: "a box that is kept") {
    let readings = PublishSubject<String>()
    let grouping =
      readings
      .groupBy { reading in reading.prefix(1) }
      .subscribe(onNext: { box in
        _ = box.subscribe { event in print(event) }
      })
    readings.onNext("a4")
    grouping.dispose()
    readings.onNext("a5")
    readings.onNext("b9")
    readings.onCompleted()
  }

  example(of: "one box after the other") {
    _ = Observable.of("a4", "b9", "a5")
      .groupBy { reading in reading.prefix(1) }
      .concatMap { box in box }
      .subscribe { event in print(event) }
  }
}
