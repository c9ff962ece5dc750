import Reactive

extension Lift {
  /// The floors that the lift passes, until it arrives or fails.
  func ride() -> Observable<Int> {
    Observable.create { observer in
      let ticket = self.listen { report in
        switch report {
        case .passing(let floor): observer.onNext(floor)
        case .arrived: observer.onCompleted()
        case .failed(let fault): observer.onError(fault)
        }
      }
      return Disposables.create { self.forget(ticket) }
    }
  }
}
