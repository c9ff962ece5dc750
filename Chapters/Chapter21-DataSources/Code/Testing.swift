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

  example(of: "a difference without detours") {
    func test(
      _ name: String,
      _ difference: ([Runner], [Runner]) -> [Step<Runner>]
    ) {
      let wrong = drawnPairs.first { old, new in
        let changes = difference(old, new).filter { $0.kind != .update }
        let least = new.map(\.id).difference(from: old.map(\.id))
        return changes.count > least.count
      }
      print(name, wrong.map { "fails: \($0) to \($1)" } ?? "passes")
    }
    test("steps:     ", steps)
    test("all lifted:", allLifted)
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

/// All rows leave their place, those that stay as well.
private func allLifted(
  _ old: [Runner], _ new: [Runner]
) -> [Step<Runner>] {
  let stay = Set(old.map(\.id)).intersection(new.map(\.id))
  return old.indices.reversed().map { place in
    let row = old[place]
    return Step(
      kind: stay.contains(row.id) ? .lift : .remove, row: row,
      offset: place)
  }
    + new.enumerated().map { place, row in
      Step(
        kind: stay.contains(row.id) ? .put : .insert, row: row,
        offset: place)
    }
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
