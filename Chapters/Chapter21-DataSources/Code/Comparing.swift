import Lesson
import Reactive

/// What the standard library says about two lists.
@ExampleListBuilder
var comparing: ExampleList {
  example(of: "the difference of two snapshots") {
    let old: [Runner] = [.ada(12), .ben(11), .cem(10)]
    let new: [Runner] = [.ada(12), .ben(12), .cem(10)]
    for change in new.difference(from: old) { print(change) }
  }

  example(of: "moves of rows, and moves of numbers") {
    let old: [Runner] = [.ada(12), .ben(11), .cem(10)]
    let new: [Runner] = [.cem(13), .ada(12), .ben(11)]
    let rows = new.difference(from: old).inferringMoves()
    print("rows:   ", rows.count, "moves:", moves(in: rows))
    let numbers = new.map(\.id).difference(from: old.map(\.id))
      .inferringMoves()
    print("numbers:", numbers.count, "moves:", moves(in: numbers))
  }
}

/// How many insertions know which removal they belong to.
private func moves<Element>(
  in difference: CollectionDifference<Element>
) -> Int {
  difference.insertions.count { change in
    if case .insert(_, _, .some) = change { true } else { false }
  }
}
