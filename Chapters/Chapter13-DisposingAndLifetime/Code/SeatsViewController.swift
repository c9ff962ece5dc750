import Foundation
import Reactive

/// Shows text.
final class Label {
  var text = "" { didSet { print("label:", text) } }
}

/// Shows how many seats are left, and counts itself while it's alive.
final class SeatsViewController {
  private let label = Label()
  private let closing = PublishSubject<Void>()
  private var bag = DisposeBag()

  init() { Resources.incrementTotal() }

  deinit { Resources.decrementTotal() }

  private func show(_ seats: Int) { label.text = "\(seats) seats" }

  func follow(_ seatsLeft: Observable<Int>) {
    seatsLeft.subscribe(onNext: show).disposed(by: bag)
  }

  func followWeakly(_ seatsLeft: Observable<Int>) {
    seatsLeft
      .subscribe(onNext: { [weak self] seats in self?.show(seats) })
      .disposed(by: bag)
  }

  func followWithLabel(_ seatsLeft: Observable<Int>) {
    seatsLeft
      .subscribe(onNext: { [label] seats in
        label.text = "\(seats) seats"
      })
      .disposed(by: bag)
  }

  func followUntilClosed(_ seatsLeft: Observable<Int>) {
    seatsLeft
      .take(until: closing)
      .subscribe(onNext: show)
      .disposed(by: bag)
  }

  func followPrices(
    _ seat: Observable<String>, _ prices: Observable<Int>
  ) {
    seat
      .flatMapLatest { [weak self] seat -> Observable<String> in
        guard let self else { return .empty() }
        return prices.map { self.caption(seat, $0) }
      }
      .subscribe(onNext: { [weak self] in self?.label.text = $0 })
      .disposed(by: bag)
  }

  private func caption(_ seat: String, _ price: Int) -> String {
    "\(seat): \(price) €"
  }

  func close() { closing.onNext(()) }

  func emptyBag() { bag = DisposeBag() }
}

extension Notification.Name {
  /// The app has been opened again.
  static let appIsActive = Notification.Name("appIsActive")
}

/// Shows tonight's plays, and reloads them when the app is opened again.
final class PlaysViewController {
  private let center: NotificationCenter

  init(_ center: NotificationCenter) { self.center = center }

  deinit { print("released") }

  private func reload() { print("reload") }

  func viewDidLoad() {
    _ = center.rx.notification(.appIsActive)
      .subscribe(onNext: { [weak self] _ in
        print("appIsActive")
        self?.reload()
      })
  }
}
