import Lesson
import Reactive

/// Differences that are right, and some that are not.
@ExampleListBuilder
var testing: ExampleList {
  example(of: "a difference that is tested") {
    func test(
      _ name: String,
      _ difference: ([Runner], [Runner]) -> [Step<Runner>]
    ) {
      let wrong = drawnPairs.first { old, new in
        old.applying(difference(old, new)) != new
      }
      print(name, wrong.map { "fails: \($0) to \($1)" } ?? "passes")
    }
    test("steps:         ", steps)
    test("from the front:", fromTheFront)
    test("all anew:      ", allAnew)
  }

  example(of: "a difference that keeps its rows") {
    func test(
      _ name: String,
      _ difference: ([Runner], [Runner]) -> [Step<Runner>]
    ) {
      let wrong = drawnPairs.first { old, new in
        let stay = Set(old.map(\.id)).intersection(new.map(\.id))
        return difference(old, new).contains { step in
          (step.kind == .remove || step.kind == .insert)
            && stay.contains(step.row.id)
        }
      }
      print(name, wrong.map { "fails: \($0) to \($1)" } ?? "passes")
    }
    test("steps:   ", steps)
    test("all anew:", allAnew)
  }
}

/// The right steps, with removals in the order of the old list.
private func fromTheFront(
  _ old: [Runner], _ new: [Runner]
) -> [Step<Runner>] {
  let all = steps(from: old, to: new)
  let gone = all.prefix { $0.kind == .remove || $0.kind == .lift }
  return gone.reversed() + all.dropFirst(gone.count)
}

/// No row is known again.
private func allAnew(
  _ old: [Runner], _ new: [Runner]
) -> [Step<Runner>] {
  old.indices.reversed().map { place in
    Step(kind: .remove, row: old[place], offset: place)
  }
    + new.enumerated().map { place, row in
      Step(kind: .insert, row: row, offset: place)
    }
}
