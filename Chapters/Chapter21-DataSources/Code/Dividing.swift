import Lesson
import Reactive

/// Sections, and rows that go from one to another.
@ExampleListBuilder
var dividing: ExampleList {
  example(of: "from one section to another") {
    let screen = Screen<Line>()
    let timing = BehaviorSubject(value: [
      Section(title: "RUNNING", runners: [.ada(41), .ben(39)]),
      Section(title: "FINISHED", runners: [.cem(42)]),
    ])
    let showing = timing.map { $0.lines }.changes()
      .subscribe(onNext: { steps in screen.perform(steps) })

    print("Ada finishes")
    timing.onNext([
      Section(title: "RUNNING", runners: [.ben(39)]),
      Section(title: "FINISHED", runners: [.cem(42), .ada(42)]),
    ])
    showing.dispose()
  }

  example(of: "places in sections") {
    let old = [
      Section(title: "RUNNING", runners: [.ada(41), .ben(39)]),
      Section(title: "FINISHED", runners: [.cem(42)]),
    ].lines
    let new = [
      Section(title: "RUNNING", runners: [.ben(39)]),
      Section(title: "FINISHED", runners: [.cem(42), .ada(42)]),
    ].lines
    for step in steps(from: old, to: new) {
      let isOld = step.kind == .remove || step.kind == .lift
      let lines = isOld ? old : new
      guard let place = lines.place(ofRowAt: step.offset) else {
        continue
      }
      print(step, "section \(place.section), row \(place.row)")
    }
  }

  example(of: "sections that change places") {
    let running = Section(
      title: "RUNNING", runners: [.ada(41), .ben(39)])
    let finished = Section(title: "FINISHED", runners: [.cem(42)])
    let screen = Screen<Line>()
    screen.replace(with: [running, finished].lines)
    screen.perform(
      steps(
        from: [running, finished].lines, to: [finished, running].lines))
  }

  example(of: "a section that is renamed") {
    for id in [nil, "running"] {
      let old = [
        Section(
          id: id, title: "RUNNING 2", runners: [.ada(5), .ben(5)])
      ]
      let new = [
        Section(id: id, title: "RUNNING 1", runners: [.ada(5)])
      ]
      print(steps(from: old.lines, to: new.lines))
    }
  }

  example(of: "a row that is one of its section") {
    struct Place: Identifiable, Equatable, CustomStringConvertible {
      let section: String
      let runner: Runner
      var id: String { "\(section)/\(runner.number)" }
      var description: String { "\(runner)" }
    }
    let old = [Place(section: "RUNNING", runner: .ada(42))]
    let new = [Place(section: "FINISHED", runner: .ada(42))]
    print(steps(from: old, to: new))
  }
}
