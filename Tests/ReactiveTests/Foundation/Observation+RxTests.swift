import Foundation
import Observation
import Testing

@testable import Reactive

struct ObservationRxTests {
  private let log = Log()

  @Test func `observe keeps the object for the length of the subscription only`() {
    var person: Person? = Person()
    weak let gone = person
    let subscription = person?.rx.observe(\.name).subscribe(log.observer())
    person = nil
    #expect(gone != nil)
    subscription?.dispose()
    #expect(gone == nil)
    #expect(log.lines == ["next(Ada)"])
  }

  @Test func `a weak observation of what nothing tells of sends its value, and no end`() {
    let person = Person()
    let subscription = person.rx.observeWeakly(\.id).subscribe(log.observer())
    person.name = "Bea"
    subscription.dispose()
    #expect(log.lines == ["next(Optional(7))"])
  }

  @Test func `disposal ends a weak observation before the object is gone`() {
    var person: Person? = Person()
    person?.rx.observeWeakly(\.name).subscribe { [log] in log("\($0)") }.dispose()
    person = nil
    #expect(log.lines == ["next(Optional(\"Ada\"))"])
  }

  @Test func `take stops an observation`() {
    let person = Person()
    #expect(events(of: person.rx.observe(\.name).take(1)) == ["next(Ada)", "completed"])
    person.name = "Bea"
  }
}

#if canImport(Darwin) || RXBOOK_PORTABLE
/// Apple's SDK reports a change before it is made, so values are read in a later turn.
@Suite(.timeLimit(.minutes(1)))
@MainActor
struct LaterObservationRxTests {
  private let log = Log()

  /// Lets the main queue do what is in line.
  private func turn() async throws {
    try await awaited { done in DispatchQueue.main.async { done() } }
  }

  @Test func `observe sends the present value, and each new one in the next turn`() async throws {
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

  @Test func `of several changes in one turn the last one is sent`() async throws {
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

  @Test func `values come on the main queue`() async throws {
    let person = Person()
    let subscription = person.rx.observe(\.name).subscribe(onNext: { [log] _ in
      log("\(MainQueue.isCurrent)")
    })
    person.name = "Bea"
    try await turn()
    subscription.dispose()
    #expect(log.lines == ["true", "true"])
  }

  @Test func `disposal before the next turn drops the change, and lets go of the object`() async throws {
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

  @Test func `a change made by an observer comes in another turn`() async throws {
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

  @Test func `a computed property changes with what it is made of`() async throws {
    let person = Person()
    let subscription = person.rx.observe(\.title).subscribe(log.observer())
    person.name = "Bea"
    person.age = 37
    try await turn()
    subscription.dispose()
    #expect(log.lines == ["next(Ada, 36)", "next(Bea, 37)"])
  }

  @Test func `observeWeakly completes with nil as soon as the object is gone`() async throws {
    var person: Person? = Person()
    let subscription = person?.rx.observeWeakly(\.name).subscribe { [log] in log("\($0)") }
    person?.name = "Bea"
    try await turn()
    person = nil
    #expect(log.lines == ["next(Optional(\"Ada\"))", "next(Optional(\"Bea\"))", "next(nil)", "completed"])
    subscription?.dispose()
  }

  @Test func `an object that goes before the next turn ends a weak observation in that turn`() async throws {
    var person: Person? = Person()
    let subscription = person?.rx.observeWeakly(\.name).subscribe { [log] in log("\($0)") }
    person?.name = "Bea"
    person = nil
    try await turn()
    #expect(log.lines == ["next(Optional(\"Ada\"))", "next(nil)", "completed"])
    subscription?.dispose()
  }

  @Test func `a path through a second object follows each of the two`() async throws {
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

  /// `@unchecked Sendable`: the test waits until the change is over.
  private struct Change: @unchecked Sendable {
    let person: Person
  }
}
#else
/// A change is reported when it has been made, on the thread that makes it.
struct ImmediateObservationRxTests {
  private let log = Log()

  @Test func `observe sends the present value, and then each new one`() {
    let person = Person()
    let subscription = person.rx.observe(\.name).subscribe(log.observer())
    person.name = "Bea"
    person.age = 37
    person.name = "Cleo"
    subscription.dispose()
    person.name = "Dora"
    #expect(log.lines == ["next(Ada)", "next(Bea)", "next(Cleo)"])
  }

  @Test func `a computed property changes with what it is made of`() {
    let person = Person()
    let subscription = person.rx.observe(\.title).subscribe(log.observer())
    person.name = "Bea"
    person.age = 37
    subscription.dispose()
    #expect(log.lines == ["next(Ada, 36)", "next(Bea, 36)", "next(Bea, 37)"])
  }

  @Test func `a change made by an observer comes after the one it is called with`() {
    let person = Person()
    let subscription = person.rx.observe(\.age).subscribe(onNext: { [log] age in
      if age < 39 { person.age = age + 1 }
      log("\(age)")
    })
    subscription.dispose()
    #expect(log.lines == ["36", "37", "38", "39"])
  }

  @Test func `observeWeakly does not keep the object, and completes with nil when it is gone`() {
    var person: Person? = Person()
    let names = person?.rx.observeWeakly(\.name)
    let subscription = names?.subscribe { [log] in log("\($0)") }
    person?.name = "Bea"
    person = nil
    #expect(log.lines == ["next(Optional(\"Ada\"))", "next(Optional(\"Bea\"))", "next(nil)", "completed"])
    #expect(names.map(events(of:)) == ["next(nil)", "completed"])
    subscription?.dispose()
  }

  @Test func `a path through a second object follows each of the two`() {
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

  @Test func `a weak path ends when its second object, which outlives the first, changes`() {
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
