import Dispatch
import Lesson
import Reactive

/// Lines that `debug` prints, and where they are missing.
@ExampleListBuilder
var probing: ExampleList {
  example(of: "the format of debug") {
    let leaflet = Observable.just(
      "Take one tablet in the morning, and do not drive.")
    _ = leaflet.debug("leaflet", trimOutput: true).subscribe()
    pause(for: .milliseconds(1250))
    _ = leaflet.map { $0.count }.debug().subscribe()
  }

  example(of: "a display that no longer changes") {
    let display =
      scans
      .debug("scan")
      .flatMapLatest { code in lookUp(code).asObservable() }
      .debug("found")
      .map { medicine in medicine.name }
      .catchAndReturn("unknown")
      .subscribe(onNext: { print("display:", $0) })
    scans.onNext("B2")
    scans.onNext("Z9")
    scans.onNext("A1")
    display.dispose()
  }

  example(of: "a display that goes on") {
    let display =
      scans
      .debug("scan")
      .flatMapLatest { code in
        lookUp(code).map { $0.name }.catchAndReturn("unknown")
      }
      .subscribe(onNext: { print("display:", $0) })
    scans.onNext("Z9")
    scans.onNext("A1")
    display.dispose()
  }

  example(of: "three dark displays") {
    let prices = PublishSubject<Int>()

    print("first:")
    _ = scans.debug("code").map { code in code.count }

    print("second:")
    do {
      let bag = DisposeBag()
      scans.debug("code").subscribe().disposed(by: bag)
    }

    print("third:")
    let third =
      Observable
      .combineLatest(scans.debug("code"), prices.debug("price"))
      .subscribe()

    print("a scan:")
    scans.onNext("A1")
    third.dispose()
  }
}
