import Reactive

final class DisplayRelay {
  let text = BehaviorRelay(value: "no reading")
  private let disposeBag = DisposeBag()

  init(sensor: Sensor) {
    sensor.readings()
      .do(onError: { error in print("log: \(error)") })
      .map { degrees in "\(degrees)°" }
      .catchAndReturn("out of order")
      .observe(on: MainScheduler.instance)
      .bind(to: text)
      .disposed(by: disposeBag)
  }
}
