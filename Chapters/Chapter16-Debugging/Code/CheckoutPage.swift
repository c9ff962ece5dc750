import Dispatch
import Reactive

/// A page of the checkout.
final class CheckoutPage {
  private var bag = DisposeBag()

  init(_ tally: Tally) {
    scans.counted(as: "scans", in: tally)
      .subscribe()
      .disposed(by: bag)

    lookUp("A1").asObservable().counted(as: "offer", in: tally)
      .subscribe()
      .disposed(by: bag)

    _ = Observable<Int>
      .interval(.seconds(60), scheduler: MainScheduler.instance)
      .counted(as: "clock", in: tally)
      .subscribe()
  }

  func close() { bag = DisposeBag() }
}
