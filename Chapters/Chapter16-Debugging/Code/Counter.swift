import Dispatch
import Reactive

/// A page of the counter.
final class Counter {
  private var bag = DisposeBag()

  init(_ ledger: Ledger) {
    scans.counted(as: "scans", in: ledger)
      .subscribe()
      .disposed(by: bag)

    lookUp("A1").asObservable().counted(as: "offer", in: ledger)
      .subscribe()
      .disposed(by: bag)

    _ = Observable<Int>
      .interval(.seconds(60), scheduler: MainScheduler.instance)
      .counted(as: "clock", in: ledger)
      .subscribe()
  }

  func close() { bag = DisposeBag() }
}
