import Reactive

extension Sensor {
  func readings() -> Observable<Double> {
    Observable.create { observer in
      self.onReading = { degrees in observer.onNext(degrees) }
      self.onFailure = { error in observer.onError(error) }
      return Disposables.create {
        self.onReading = nil
        self.onFailure = nil
      }
    }
  }
}

@available(*, deprecated)
final class DisplayRenamed {
  let text = Variable("no reading")
  private let disposeBag = DisposeBag()

  init(sensor: Sensor) {
    sensor.readings()
      .do(onError: { error in print("log: \(error)") })
      .map { degrees in "\(degrees)°" }
      .catchAndReturn("out of order")
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [unowned self] text in
        self.text.value = text
      })
      .disposed(by: disposeBag)
  }
}
