import Reactive

/// A screen, counted while it is alive.
class Screen {
  let bag = DisposeBag()

  init() { Resources.incrementTotal() }

  deinit { Resources.decrementTotal() }
}

/// Asks for the plays.
final class PlaysScreen: Screen {
  private var plays: [String] = []

  override init() {
    super.init()
    BoxOffice.plays()
      .subscribe(onNext: { plays in self.plays = plays })
      .disposed(by: bag)
  }
}

/// Crosses out the seats that are sold.
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
