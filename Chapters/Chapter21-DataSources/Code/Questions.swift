import Lesson
import Reactive

/// What the chapter has taught, asked about what it has not shown.
@ExampleListBuilder
var questions: ExampleList {
  example(of: "a message is read") {
    struct Mail: Identifiable, Hashable {
      let id: Int
      var isRead = false
    }
    let old = [Mail(id: 1), Mail(id: 2)]
    let new = [Mail(id: 1), Mail(id: 2, isRead: true)]
    print("changes:", new.difference(from: old).count)
    print("steps:", steps(from: old, to: new).count)
  }

  example(of: "Ben passes Ada") {
    let old: [Runner] = [.ada(5), .ben(5)]
    let new: [Runner] = [.ben(6), .ada(5)]
    print(steps(from: old, to: new))
  }

  example(of: "a list turned round") {
    let old = Array("ABCDE")
    let new = Array("EDCBA")
    print(shortestWay(from: old, to: new).insertions.count)
  }

  example(of: "an empty basket", traps: true) {
    var basket = ["shoes", "socks"]
    let difference = [String]().difference(from: basket)
    for case .remove(let offset, _, _) in difference.removals {
      basket.remove(at: offset)
    }
    print(basket)
  }

  example(of: "out of the list and back") {
    let screen = Screen<Runner>()
    screen.perform(steps(from: [], to: [.ada(5)]))
    screen.touch(7)
    screen.perform(steps(from: [.ada(5)], to: []))
    screen.perform(steps(from: [], to: [.ada(5)]))
  }

  example(of: "the first snapshot skipped") {
    let timing = BehaviorSubject<[Runner]>(value: [.ada(5)])
    let showing = timing.skip(1).changes()
      .subscribe(onNext: { print($0) })
    timing.onNext([.ben(6), .ada(5)])
    showing.dispose()
  }

  example(of: "a screen that is shown again") {
    let screen = Screen<Runner>()
    let changes = Observable.just([Runner.ada(5)]).changes()
    for _ in 1...2 {
      _ = changes.subscribe(onNext: { screen.perform($0) })
    }
  }

  example(of: "three steps in a row") {
    let timing = BehaviorSubject<[Runner]>(value: [.ada(5), .ben(4)])
    var played = 0
    let showing = timing.changes()
      .concatMap { $0.played() }
      .subscribe(onNext: { _ in played += 1 })
    pause(for: .milliseconds(50))
    timing.onNext([.ada(6), .ben(4)])
    pause(for: .milliseconds(200))
    print(played)
    showing.dispose()
  }

  example(of: "in two sections at once", traps: true) {
    let old = [Section(title: "RUNNING", runners: [.ada(41)])]
    let new = [
      Section(title: "RUNNING", runners: [.ada(41)]),
      Section(title: "FINISHED", runners: [.ada(42)]),
    ]
    print(steps(from: old.lines, to: new.lines))
  }

  example(of: "the first of three goes") {
    let old = Numbered.all(["Ada", "Ben", "Cem"])
    let new = Numbered.all(["Ben", "Cem"])
    print(steps(from: old, to: new))
  }

  example(of: "an order is sent") {
    struct Order: Identifiable, Equatable, CustomStringConvertible {
      let id: String
      let description: String
    }
    let old = [Order(id: "draft 1", description: "shoes")]
    let new = [Order(id: "4711", description: "shoes")]
    print(steps(from: old, to: new))
  }
}
