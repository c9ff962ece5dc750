import Dispatch
import Lesson
import Reactive

/// The questions at the end of the chapter.
@ExampleListBuilder
var questions: ExampleList {
  example(of: "a label that is removed") {
    let seatsLeft = PublishSubject<Int>()
    let halt = Halt()
    let left = seatsLeft.subscribe(onNext: { seats in
      halt.wait()
      print("left label", seats)
    })
    let right = seatsLeft.subscribe(onNext: {
      print("right label", $0)
    })
    halt.run {
      seatsLeft.onNext(7)
    } meanwhile: {
      right.dispose()
    }
    left.dispose()
  }

  example(of: "a chain of two closures") {
    let seatsLeft = PublishSubject<Int>()
    var label: (any Disposable)?
    label =
      seatsLeft
      .observe(on: MainScheduler.instance)
      .do(onNext: { _ in label?.dispose() })
      .map { seats in
        print("map", seats)
        return seats
      }
      .subscribe(onNext: { print("label", $0) })
    seatsLeft.onNext(7)
    seatsLeft.onNext(6)
  }

  example(of: "a price that is delayed") {
    let prices = PublishSubject<Int>()
    let label =
      prices
      .delay(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(
        onNext: { print("label", $0) }, onDisposed: { print("off") })
    prices.onNext(40)
    label.dispose()
    pause(for: .seconds(2))
  }

  example(of: "a table of prices") {
    final class PriceTable {
      func price(_ row: Int) -> Int { 50 - row }
      deinit { print("released") }
    }
    let rows = PublishSubject<Int>()
    let label = rows.map(PriceTable().price).subscribe { print($0) }
    rows.onNext(10)
    label.dispose()
    print("end")
  }

  example(of: "uploads in a composite") {
    let uploads = CompositeDisposable()
    let key = uploads.insert(Disposables.create { print("photo") })
    _ = uploads.insert(Disposables.create { print("video") })
    if let key { uploads.remove(for: key) }
    uploads.dispose()
    _ = uploads.insert(Disposables.create { print("report") })
  }

  example(of: "two queries are done") {
    let database = RefCountDisposable(
      disposable: Disposables.create { print("database closed") })
    let queries = [database.retain(), database.retain()]
    for query in queries { query.dispose() }
    print("no query is left")
  }

  example(of: "a page in a hunt") {
    let prices = PublishSubject<Int>()
    let ledger = Ledger()
    do {
      let page = Screen()
      for line in 1...2 {
        prices.tracked(by: ledger, line: line)
          .subscribe(onNext: { _ in print(page) })
          .disposed(by: page.bag)
      }
    }
    for line in 1...2 {
      ledger.open[line]?.onNext(())
      print("line \(line) ended, left:", Resources.total)
    }
  }

  example(of: "a price after the screen") {
    let seats = PublishSubject<String>()
    let prices = PublishSubject<Int>()
    let gone = PublishSubject<Void>()
    let label =
      seats
      .take(until: gone)
      .flatMap { _ in prices }
      .subscribe { print($0) }
    seats.onNext("A1")
    gone.onNext(())
    prices.onNext(40)
    label.dispose()
  }

  example(of: "a screen in a closure of its own") {
    let prices = PublishSubject<Int>()
    do {
      let screen = PosterScreen()
      let shown = prices.take(until: screen.rx.deallocated)
      _ = shown.subscribe(onNext: { price in
        withExtendedLifetime(screen) { print(price) }
      })
    }
    prices.onNext(40)
    print("end")
    prices.onCompleted()
  }

  example(of: "a bag that is replaced") {
    var bag = DisposeBag()
    for play in ["Hamlet", "Faust"] {
      bag = DisposeBag()
      trailer(play).subscribe().disposed(by: bag)
    }
  }

  example(of: "a request that is set twice", traps: true) {
    let later = SingleAssignmentDisposable()
    later.setDisposable(trailer("Hamlet").subscribe())
    later.setDisposable(trailer("Faust").subscribe())
    later.dispose()
  }
}
