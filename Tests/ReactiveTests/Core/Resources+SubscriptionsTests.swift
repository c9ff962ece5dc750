#if DEBUG && os(Linux)
import ExitTesting
import Foundation
import ReactiveTesting
import Testing

@testable import Reactive

/// Each test runs in a process of its own, in which no other test subscribes.
struct ResourcesSubscriptionsTests {
  @Test(.exitTest) func `a subscription is listed with its line until it ends`() async {
    await #expect(processExitsWith: .success) { single() }
  }

  @Test(.exitTest) func `subscriptions made on one line are counted, and lines are sorted`() async {
    await #expect(processExitsWith: .success) { grouped() }
  }

  @Test(.exitTest) func `every way to subscribe is listed with the caller's line`() async {
    await #expect(processExitsWith: .success) { await everyWay() }
  }

  @Test(.exitTest) func `a subscription that has ended is no longer listed`() async {
    await #expect(processExitsWith: .success) {
      Resources.recordsSubscriptions = true
      let ending = PublishSubject<Int>()
      let first = ending.subscribe()
      ending.onCompleted()
      let second = Observable.just(1).subscribe()
      var abandoned: PublishSubject<Int>? = PublishSubject()
      _ = abandoned?.subscribe()
      precondition(Resources.subscriptions.count == 1)
      abandoned = nil
      precondition(abandoned == nil && Resources.subscriptions.isEmpty, "\(Resources.subscriptions)")
      // A subscription that ends after recording was switched off is removed as well.
      let third = ending.asObservable().concat(Observable.never()).subscribe()
      Resources.recordsSubscriptions = false
      precondition(Resources.subscriptions.count == 1)
      third.dispose()
      precondition(Resources.subscriptions.isEmpty)
      withExtendedLifetime((first, second)) {}
    }
  }

  @Test(.exitTest) func `nothing is listed unless recording is switched on`() async {
    await #expect(processExitsWith: .success) {
      precondition(!Resources.recordsSubscriptions)
      let subscription = PublishSubject<Int>().subscribe()
      precondition(Resources.subscriptions.isEmpty)
      subscription.dispose()
    }
  }

  @Test(.exitTest) func `several threads can subscribe, dispose and list subscriptions at the same time`()
    async
  {
    await #expect(processExitsWith: .success) {
      Resources.recordsSubscriptions = true
      await withTaskGroup { group in
        for _ in 0..<4 {
          group.addTask {
            for round in 0..<25 {
              let subject = PublishSubject<Int>()
              let subscription = subject.subscribe()
              if round == 12 { _ = Resources.subscriptions }
              subscription.dispose()
            }
          }
        }
      }
      precondition(Resources.subscriptions.isEmpty)
    }
  }
}

// Functions, because code in a macro's braces has the line numbers of the macro's expansion.

private func single() {
  Resources.recordsSubscriptions = true
  precondition(Resources.recordsSubscriptions)
  let subject = PublishSubject<Int>()
  let line = #line + 1
  let subscription = subject.map { $0 }.filter { $0 > 0 }.subscribe(onNext: { _ in })
  let places = Resources.subscriptions
  precondition(
    places.map(\.description) == ["Resources+SubscriptionsTests.swift:\(line): 1 subscription"],
    "\(places)")
  precondition(places.first?.path == #filePath, "\(places.map(\.path))")
  precondition(places.first?.line == line && places.first?.count == 1)
  subscription.dispose()
  precondition(Resources.subscriptions.isEmpty, "\(Resources.subscriptions)")
}

private func grouped() {
  Resources.recordsSubscriptions = true
  let subject = PublishSubject<Int>()
  let line = #line + 1
  let first = subject.subscribe()
  let others = CompositeDisposable()
  for _ in 0..<3 {
    _ = others.insert(subject.bind(onNext: { _ in }))
  }
  let report = Resources.subscriptions.map(\.description)
  let file = "Resources+SubscriptionsTests.swift"
  precondition(
    report == ["\(file):\(line): 1 subscription", "\(file):\(line + 3): 3 subscriptions"], "\(report)")
  withExtendedLifetime(first) {}
}

@MainActor private func everyWay() {
  Resources.recordsSubscriptions = true
  let subject = PublishSubject<Int>()
  let relay = BehaviorRelay(value: 1)
  let other = BehaviorRelay(value: 1)
  let keeper = DisposeBag()
  let line = #line
  subject.subscribe { _ in }.disposed(by: keeper)
  subject.subscribe(onNext: { _ in }).disposed(by: keeper)
  subject.subscribe(PublishSubject()).disposed(by: keeper)
  subject.subscribe(with: keeper, onNext: { _, _ in }).disposed(by: keeper)
  subject.bind(to: other).disposed(by: keeper)
  subject.bind(to: PublishSubject<Int?>()).disposed(by: keeper)
  subject.bind(with: keeper) { _, _ in }.disposed(by: keeper)
  subject.asSingle().subscribe(onSuccess: { _ in }).disposed(by: keeper)
  subject.asMaybe().subscribe(onSuccess: { _ in }).disposed(by: keeper)
  subject.ignoreElements().asCompletable().subscribe(onCompleted: {}).disposed(by: keeper)
  subject.asInfallible(onErrorJustReturn: 0).subscribe(onNext: { _ in }).disposed(by: keeper)
  relay.asDriver().drive(onNext: { _ in }).disposed(by: keeper)
  relay.asDriver().drive(other).disposed(by: keeper)
  relay.asSignal(onErrorJustReturn: 0).emit(onNext: { _ in }).disposed(by: keeper)
  subject.publish().connect().disposed(by: keeper)
  let values = subject.values
  let report = Resources.subscriptions.map { "\($0.file) \($0.line - line) \($0.count)" }
  precondition(report == (1...16).map { "Resources+SubscriptionsTests.swift \($0) 1" }, "\(report)")
  withExtendedLifetime((keeper, values)) {}
}
#endif
