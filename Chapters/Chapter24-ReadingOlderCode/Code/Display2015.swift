import Reactive

extension Sensor {
  @available(*, deprecated)
  func rx_readings() -> Observable<Double> {
    Observable.create { observer in
      self.onReading = { degrees in
        observer.on(.Next(degrees))
      }
      self.onFailure = { error in
        observer.on(.Error(error))
      }
      return AnonymousDisposable {
        self.onReading = nil
        self.onFailure = nil
      }
    }
  }
}

@available(*, deprecated)
final class Display2015 {
  let text = Variable("no reading")
  private let disposeBag = DisposeBag()

  init(sensor: Sensor) {
    sensor.rx_readings()
      .doOnError { error in print("log: \(error)") }
      .map { degrees in "\(degrees)°" }
      .catchErrorJustReturn("out of order")
      .observeOn(MainScheduler.sharedInstance)
      .subscribeNext { [unowned self] text in
        self.text.value = text
      }
      .addDisposableTo(disposeBag)
  }
}
