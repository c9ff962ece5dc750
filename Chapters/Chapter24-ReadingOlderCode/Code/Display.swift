import Reactive

final class Display {
  private let latest = BehaviorSubject(value: "no reading")
  private let disposeBag = DisposeBag()

  var text: Observable<String> { latest.asObservable() }

  init(sensor: Sensor) {
    sensor.readings()
      .do(onError: { error in print("log: \(error)") })
      .map { degrees in "\(degrees)°" }
      .catchAndReturn("out of order")
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [latest] text in latest.onNext(text) })
      .disposed(by: disposeBag)
  }

  deinit { latest.onCompleted() }
}
