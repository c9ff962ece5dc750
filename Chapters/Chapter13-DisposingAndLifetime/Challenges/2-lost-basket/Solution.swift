import Reactive

/// What a hall sells, for as long as the app runs.
final class Shop {
  var hall = "Great Hall"
  /// The seats that are sold, here and elsewhere.
  let sold = PublishSubject<String>()
  /// How many minutes are left to pay.
  let minutes = PublishSubject<Int>()
}

/// The seats that somebody has chosen, and not yet paid for.
final class Basket {
  private(set) var seats: [String]
  private(set) var title = ""
  private weak var shop: Shop?
  private let bag = DisposeBag()

  init(_ seats: [String], in shop: Shop) {
    self.seats = seats
    self.shop = shop

    shop.sold
      .subscribe(onNext: { [weak self] seat in self?.remove(seat) })
      .disposed(by: bag)

    shop.minutes
      .compactMap { [weak self] minutes in self?.text(minutes) }
      .subscribe(onNext: { [weak self] text in self?.title = text })
      .disposed(by: bag)

    shop.minutes
      .filter { $0 == 0 }
      .subscribe(onNext: { [weak self] _ in self?.seats = [] })
      .disposed(by: bag)
  }

  private func remove(_ seat: String) {
    seats.removeAll { $0 == seat }
  }

  private func text(_ minutes: Int) -> String {
    "\(shop?.hall ?? ""): \(minutes) minutes"
  }
}
