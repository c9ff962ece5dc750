import Dispatch
import Lesson
import Reactive

/// The app of a theatre's box office.
final class BoxOffice {
  enum Page: CaseIterable {
    case plays, seats, basket
  }

  /// The seats that are sold, here and elsewhere.
  let sold = PublishSubject<String>()
  /// The minutes that are left to pay.
  let minutes = PublishSubject<Int>()
  private var journal: (any Disposable)?

  /// Somebody opens a page, and closes it before the server answers.
  func visit(_ page: Page) {
    let screen = open(page)
    pause(for: .milliseconds(500))
    withExtendedLifetime(screen) {}
  }

  private func open(_ page: Page) -> Screen {
    switch page {
    case .plays: PlaysScreen()
    case .seats: SeatsScreen(self)
    case .basket: BasketScreen(self)
    }
  }

  /// Begins to write down what is sold, unless that has begun.
  func keepJournal() {
    if journal == nil { journal = sold.subscribe() }
  }

  /// Asks the server, which takes a second to answer.
  static func plays() -> Observable<[String]> {
    .just(["Hamlet", "Faust"])
      .delay(.seconds(1), scheduler: MainScheduler.instance)
  }
}
