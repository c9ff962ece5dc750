import Reactive

/// A shop for the seats of a hall, which lives as long as the app.
final class Shop {
  var hall = "Great Hall"
  /// Emits each seat that is sold, in this app or elsewhere.
  let sold = PublishSubject<String>()
  /// Emits the minutes that are left to pay.
  let minutes = PublishSubject<Int>()
}

/// The seats that a customer has chosen, but not yet paid for.
final class Basket {
  private(set) var seats: [String]
  private(set) var title = ""
  private weak var shop: Shop?
  private let bag = DisposeBag()

  init(_ seats: [String], in shop: Shop) {
    self.seats = seats
    self.shop = shop

    shop.sold.subscribe(onNext: remove).disposed(by: bag)

    shop.minutes
      .map { minutes in self.text(minutes) }
      .subscribe(onNext: { [weak self] text in self?.title = text })
      .disposed(by: bag)

    _ = shop.minutes
      .filter { $0 == 0 }
      .subscribe(onNext: { [weak self] _ in self?.seats = [] })
  }

  private func remove(_ seat: String) {
    seats.removeAll { $0 == seat }
  }

  private func text(_ minutes: Int) -> String {
    "\(shop?.hall ?? ""): \(minutes) minutes"
  }
}
