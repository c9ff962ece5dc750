import Observation
import Reactive
import Testing

struct ObservationRxTests {
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

  @Test func `a weak observation of what nothing tells of sends its value, and no end`() {
    let person = Person()
    let subscription = person.rx.observeWeakly(\.id).subscribe(log.observer())
    person.name = "Bea"
    subscription.dispose()
    #expect(log.lines == ["next(Optional(7))"])
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

@Observation.Observable
private final class Person: ReactiveCompatible {
  var name = "Ada"
  var age = 36
  var friend: Person?
  let id = 7
  var title: String { "\(name), \(age)" }
}
