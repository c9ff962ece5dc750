import Reactive

/// The chain that leaked, with a weak reference.
final class FixedBasketScreen: Screen {
  private var seats = ["A1", "A2"]

  init(_ office: BoxOffice) {
    super.init()
    office.sold
      .filter { [weak self] in self?.seats.contains($0) == true }
      .subscribe(onNext: { [weak self] seat in
        self?.seats.removeAll { $0 == seat }
      })
      .disposed(by: bag)
  }
}
