import Lesson
import Reactive

/// Elements that differ from the last one that passed.
@ExampleListBuilder
var changes: ExampleList {
  diagram(
    "distinctUntilChanged", "humidity: --48--48--49--48--48--|"
  ) { (humidity: Observable<Int>) in
    humidity.distinctUntilChanged()
  }

  diagram(
    "distinctUntilChanged by key path",
    "readings: --e48--e49--w49--w53--e53--|"
  ) { (readings: Observable<Reading>) in
    readings.distinctUntilChanged(at: \.room)
  }

  example(of: "a search that ignores case") {
    let bag = DisposeBag()
    let texts = PublishSubject<String>()
    texts
      .distinctUntilChanged { $0.lowercased() }
      .subscribe(onNext: { print("search for", $0) })
      .disposed(by: bag)
    for text in ["vase", "Vase", "mask", "vase"] {
      texts.onNext(text)
    }
  }

  diagram(
    "a slow drift", "humidity: --48--49--50--51--52--53--54--|"
  ) { (humidity: Observable<Int>) in
    humidity.distinctUntilChanged { abs($0 - $1) < 3 }
  }

  example(of: "a showcase that changes") {
    let bag = DisposeBag()
    let reports = PublishSubject<Showcase>()
    reports
      .distinctUntilChanged()
      .subscribe(onNext: { print("by object:", $0.percent) })
      .disposed(by: bag)
    reports
      .distinctUntilChanged(at: \.percent)
      .subscribe(onNext: { print("by percent:", $0.percent) })
      .disposed(by: bag)

    let vase = Showcase(percent: 48)
    reports.onNext(vase)
    vase.percent = 71
    reports.onNext(vase)
  }
}
