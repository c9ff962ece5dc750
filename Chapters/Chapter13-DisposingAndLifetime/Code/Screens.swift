import Reactive

/// A screen, which counts itself while it exists.
class Screen {
  let bag = DisposeBag()

  init() { Resources.incrementTotal() }

  deinit { Resources.decrementTotal() }
}

/// Loads the plays from the server.
final class PlaysScreen: Screen {
  private var plays: [String] = []

  override init() {
    super.init()
    BoxOffice.plays()
      .subscribe(onNext: { plays in self.plays = plays })
      .disposed(by: bag)
  }
}

/// Marks the seats that have been sold.
final class SeatsScreen: Screen {
  private var crossed: [String] = []

  init(_ office: BoxOffice) {
    super.init()
    office.keepJournal()
    office.sold
      .subscribe(
        with: self,
        onNext: { screen, seat in
          screen.crossed.append(seat)
        }
      )
      .disposed(by: bag)
  }
}
