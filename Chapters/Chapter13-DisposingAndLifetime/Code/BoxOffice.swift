import Dispatch
import Lesson
import Reactive

/// The app of a theatre, which sells tickets.
final class BoxOffice {
  enum Page: CaseIterable {
    case plays, seats, basket
  }

  /// The seats that have been sold.
  let sold = PublishSubject<String>()
  /// The minutes that are left to pay.
  let minutes = PublishSubject<Int>()
  private var journal: (any Disposable)?

  /// Opens a page, and closes it after half a second.
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

  /// Starts a journal of the sold seats, unless there is one.
  func keepJournal() {
    if journal == nil { journal = sold.subscribe() }
  }

  /// Requests the plays, which takes a second.
  static func plays() -> Observable<[String]> {
    .just(["Hamlet", "Faust"])
      .delay(.seconds(1), scheduler: MainScheduler.instance)
  }
}
