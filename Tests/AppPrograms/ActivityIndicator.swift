import Foundation
import RxCocoa
import RxRelay
import RxSwift

/// The captions of all work in progress on a screen, oldest first.
final class ActivityIndicator: SharedSequenceConvertibleType {
  typealias Element = [String]
  typealias SharingStrategy = DriverSharingStrategy

  /// A token for a task in progress, which ends when the token is disposed.
  struct Token: Disposable {
    let caption: String
    fileprivate let ending: Cancelable

    func dispose() { ending.dispose() }
  }

  private struct Entry {
    let number: Int
    let caption: String
  }

  private let lock = NSRecursiveLock()
  private let entries = BehaviorRelay<[Entry]>(value: [])
  private var lastNumber = 0
  private let captions: Driver<[String]>

  init() {
    captions = entries.asDriver().map { $0.map(\.caption) }.distinctUntilChanged()
  }

  func asSharedSequence() -> SharedSequence<DriverSharingStrategy, [String]> { captions }

  fileprivate func begin(_ caption: String) -> Token {
    lock.lock()
    defer { lock.unlock() }
    lastNumber += 1
    let number = lastNumber
    entries.accept(entries.value + [Entry(number: number, caption: caption)])
    return Token(caption: caption, ending: Disposables.create { self.end(number) })
  }

  private func end(_ number: Int) {
    lock.lock()
    defer { lock.unlock() }
    entries.accept(entries.value.filter { $0.number != number })
  }
}

extension ObservableConvertibleType {
  /// Returns this sequence with its caption in `indicator` during each subscription.
  func trackActivity(_ indicator: ActivityIndicator, _ caption: String) -> Observable<Element> {
    Observable.using(
      { indicator.begin(caption) },
      observableFactory: { (_: ActivityIndicator.Token) in self.asObservable() })
  }
}

struct Loan: Equatable {
  let title: String
  var dueDay: Int
}

protocol LendingDesk {
  func loans() -> Single<[Loan]>
  func renew(_ title: String) -> Single<Loan>
}

/// A screen with a reader's loans from the library, which can be renewed.
final class LoansViewModel {
  let activity = ActivityIndicator()
  let isBusy: Driver<Bool>
  let loans: Driver<[Loan]>
  let complaints: Signal<String>

  private enum Change {
    case all([Loan])
    case one(Loan)
  }

  init(refresh: Signal<Void>, renew: Signal<String>, desk: LendingDesk) {
    let complaints = PublishRelay<String>()
    self.complaints = complaints.asSignal()
    isBusy = activity.map { !$0.isEmpty }.distinctUntilChanged()

    let fetched = refresh.asObservable().flatMapLatest { [activity] in
      desk.loans()
        .map(Change.all)
        .trackActivity(activity, "Loans")
        .catch { _ in
          complaints.accept("Your loans are not to be had.")
          return .empty()
        }
    }
    let renewed = renew.asObservable().flatMap { [activity] title in
      desk.renew(title)
        .map(Change.one)
        .trackActivity(activity, title)
        .catch { _ in
          complaints.accept("\(title) is wanted by somebody else.")
          return .empty()
        }
    }
    loans = Observable.merge(fetched, renewed)
      .scan(into: [Loan]()) { loans, change in
        switch change {
        case .all(let all): loans = all
        case .one(let one): loans = loans.map { $0.title == one.title ? one : $0 }
        }
      }
      .asDriver(onErrorJustReturn: [])
  }
}
