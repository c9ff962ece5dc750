import Foundation
import Observation
import Testing

@testable import Reactive

struct ObservationRxTests {
  private let log = Log()

  @Test func `observe retains the object only during the subscription`() {
    var person: Person? = Person()
    weak let gone = person
    let subscription = person?.rx.observe(\.name).subscribe(log.observer())
    person = nil
    #expect(gone != nil)
    subscription?.dispose()
    #expect(gone == nil)
    #expect(log.lines == ["next(Ada)"])
  }

  @Test func `observing a constant weakly emits its value and does not complete`() {
    let person = Person()
    let subscription = person.rx.observeWeakly(\.id).subscribe(log.observer())
    person.name = "Bea"
    subscription.dispose()
    #expect(log.lines == ["next(Optional(7))"])
  }

  @Test func `a weak observation can be disposed of before the object is released`() {
    var person: Person? = Person()
    person?.rx.observeWeakly(\.name).subscribe { [log] in log("\($0)") }.dispose()
    person = nil
    #expect(log.lines == ["next(Optional(\"Ada\"))"])
  }

  @Test func `take ends an observation`() {
    let person = Person()
    #expect(events(of: person.rx.observe(\.name).take(1)) == ["next(Ada)", "completed"])
    person.name = "Bea"
  }
}

#if canImport(Darwin) || RXBOOK_PORTABLE
/// Apple's SDK reports a change before the property is set, so values are read in a later turn of the run loop.
@Suite(.timeLimit(.minutes(1)))
@MainActor
struct LaterObservationRxTests {
  private let log = Log()

  /// Waits until the main queue has run the work that is queued now.
  private func turn() async throws {
    try await awaited { done in DispatchQueue.main.async { done() } }
  }

  @Test func `observe emits the current value, and each new value in the next turn`() async throws {
    let person = Person()
    let subscription = person.rx.observe(\.name).subscribe(log.observer())
    person.name = "Bea"
    #expect(log.lines == ["next(Ada)"])
    try await turn()
    person.age = 37
    try await turn()
    person.name = "Cleo"
    try await turn()
    subscription.dispose()
    person.name = "Dora"
    try await turn()
    #expect(log.lines == ["next(Ada)", "next(Bea)", "next(Cleo)"])
  }

  @Test func `only the last of several changes in one turn is emitted`() async throws {
    let person = Person()
    let subscription = person.rx.observe(\.name).subscribe(log.observer())
    person.name = "Bea"
    person.name = "Cleo"
    try await turn()
    person.name = "Dora"
    try await turn()
    subscription.dispose()
    #expect(log.lines == ["next(Ada)", "next(Cleo)", "next(Dora)"])
  }

  @Test func `values are delivered on the main queue`() async throws {
    let person = Person()
    let subscription = person.rx.observe(\.name).subscribe(onNext: { [log] _ in
      log("\(MainQueue.isCurrent)")
    })
    person.name = "Bea"
    try await turn()
    subscription.dispose()
    #expect(log.lines == ["true", "true"])
  }

  @Test func `disposal before the next turn drops the change and releases the object`() async throws {
    var person: Person? = Person()
    weak let gone = person
    let subscription = person?.rx.observe(\.name).subscribe(log.observer())
    person?.name = "Bea"
    subscription?.dispose()
    person = nil
    #expect(gone == nil)
    try await turn()
    #expect(log.lines == ["next(Ada)"])
  }

  @Test func `a change made by an observer is emitted in another turn`() async throws {
    let person = Person()
    let subscription = person.rx.observe(\.age).subscribe(onNext: { [log] age in
      if age < 38 { person.age = age + 1 }
      log("\(age)")
    })
    #expect(log.lines == ["36"])
    try await turn()
    try await turn()
    subscription.dispose()
    #expect(log.lines == ["36", "37", "38"])
  }

  @Test func `a computed property is observed through the properties it reads`() async throws {
    let person = Person()
    let subscription = person.rx.observe(\.title).subscribe(log.observer())
    person.name = "Bea"
    person.age = 37
    try await turn()
    subscription.dispose()
    #expect(log.lines == ["next(Ada, 36)", "next(Bea, 37)"])
  }

  @Test func `observeWeakly emits nil and completes as soon as the object is released`() async throws {
    var person: Person? = Person()
    let subscription = person?.rx.observeWeakly(\.name).subscribe { [log] in log("\($0)") }
    person?.name = "Bea"
    try await turn()
    person = nil
    #expect(log.lines == ["next(Optional(\"Ada\"))", "next(Optional(\"Bea\"))", "next(nil)", "completed"])
    subscription?.dispose()
  }

  @Test func `a weak observation ends in the next turn if the object is released before it`() async throws {
    var person: Person? = Person()
    let subscription = person?.rx.observeWeakly(\.name).subscribe { [log] in log("\($0)") }
    person?.name = "Bea"
    person = nil
    try await turn()
    #expect(log.lines == ["next(Optional(\"Ada\"))", "next(nil)", "completed"])
    subscription?.dispose()
  }

  @Test func `a key path through a second object observes both objects`() async throws {
    let ada = Person()
    let bea = Person()
    ada.friend = bea
    let subscription = ada.rx.observe(\.friend?.name).subscribe(log.observer())
    bea.name = "Bea"
    try await turn()
    ada.friend = nil
    try await turn()
    bea.name = "Cleo"
    try await turn()
    subscription.dispose()
    #expect(log.lines == ["next(Optional(\"Ada\"))", "next(Optional(\"Bea\"))", "next(nil)"])
  }

  @Test func `a change on another thread is read on a background queue`() async throws {
    let person = Person()
    let subscription = SerialDisposable()
    let isMain = try await awaited { done in
      subscription.disposable = person.rx.observe(\.age).filter { $0 == 37 }.subscribe(onNext: { _ in
        done(MainQueue.isCurrent || Thread.isMainThread)
      })
      let change = Change(person: person)
      Thread.detachNewThread { change.person.age = 37 }
    }
    subscription.dispose()
    #expect(!isMain)
  }

  /// `@unchecked Sendable`: the test waits until the change has been made.
  private struct Change: @unchecked Sendable {
    let person: Person
  }
}
#else
/// A change is reported after the property has been set, on the thread that sets it.
struct ImmediateObservationRxTests {
  private let log = Log()

  @Test func `observe emits the current value, and then each new value`() {
    let person = Person()
    let subscription = person.rx.observe(\.name).subscribe(log.observer())
    person.name = "Bea"
    person.age = 37
    person.name = "Cleo"
    subscription.dispose()
    person.name = "Dora"
    #expect(log.lines == ["next(Ada)", "next(Bea)", "next(Cleo)"])
  }

  @Test func `a computed property is observed through the properties it reads`() {
    let person = Person()
    let subscription = person.rx.observe(\.title).subscribe(log.observer())
    person.name = "Bea"
    person.age = 37
    subscription.dispose()
    #expect(log.lines == ["next(Ada, 36)", "next(Bea, 36)", "next(Bea, 37)"])
  }

  @Test func `a change made by an observer is emitted after the current call`() {
    let person = Person()
    let subscription = person.rx.observe(\.age).subscribe(onNext: { [log] age in
      if age < 39 { person.age = age + 1 }
      log("\(age)")
    })
    subscription.dispose()
    #expect(log.lines == ["36", "37", "38", "39"])
  }

  @Test func `observeWeakly does not retain the object, and completes with nil when it is released`() {
    var person: Person? = Person()
    let names = person?.rx.observeWeakly(\.name)
    let subscription = names?.subscribe { [log] in log("\($0)") }
    person?.name = "Bea"
    person = nil
    #expect(log.lines == ["next(Optional(\"Ada\"))", "next(Optional(\"Bea\"))", "next(nil)", "completed"])
    #expect(names.map(events(of:)) == ["next(nil)", "completed"])
    subscription?.dispose()
  }

  @Test func `a key path through a second object observes both objects`() {
    let ada = Person()
    let bea = Person()
    ada.friend = bea
    let subscription = ada.rx.observe(\.friend?.name).subscribe(log.observer())
    bea.name = "Bea"
    ada.friend = nil
    bea.name = "Cleo"
    subscription.dispose()
    #expect(log.lines == ["next(Optional(\"Ada\"))", "next(Optional(\"Bea\"))", "next(nil)"])
  }

  @Test func `a weak observation ends when the surviving second object of its path changes`() {
    var ada: Person? = Person()
    let bea = Person()
    ada?.friend = bea
    let subscription = ada?.rx.observeWeakly(\.friend?.age).subscribe { [log] in log("\($0)") }
    ada = nil
    #expect(log.lines.count == 1)
    bea.age = 37
    #expect(log.lines.dropFirst() == ["next(nil)", "completed"])
    subscription?.dispose()
  }
}
#endif

@Observation.Observable
private final class Person: ReactiveCompatible {
  var name = "Ada"
  var age = 36
  var friend: Person?
  let id = 7
  var title: String { "\(name), \(age)" }
}
