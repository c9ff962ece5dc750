import Reactive

/// The seats that a customer has chosen, but not yet paid for.
final class BasketScreen: Screen {
  private var seats = ["A1", "A2"]
  private var title = ""

  init(_ office: BoxOffice, _ ledger: Ledger = Ledger()) {
    super.init()
    office.minutes
      .tracked(by: ledger)
      .subscribe(onNext: { [weak self] minutes in
        self?.title = "\(minutes) minutes left"
      })
      .disposed(by: bag)

    office.sold
      .filter { seat in self.seats.contains(seat) }
      .tracked(by: ledger)
      .subscribe(onNext: { [weak self] seat in
        self?.seats.removeAll { $0 == seat }
      })
      .disposed(by: bag)

    office.minutes
      .filter { $0 == 1 }
      .tracked(by: ledger)
      .subscribe(onNext: { [weak self] _ in self?.title = "Hurry" })
      .disposed(by: bag)
  }
}
