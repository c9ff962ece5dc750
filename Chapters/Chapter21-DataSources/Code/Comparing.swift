import Lesson
import Reactive

/// What the standard library's difference says about two lists.
@ExampleListBuilder
var comparing: ExampleList {
  example(of: "the difference of two snapshots") {
    let old: [Chat] = [.ada(0), .ben(1), .cem(0)]
    let new: [Chat] = [.ada(0), .ben(2), .cem(0)]
    for change in new.difference(from: old) { print(change) }
  }

  example(of: "the difference of identities") {
    let old: [Chat] = [.ada(0), .ben(1), .cem(0)]
    let new: [Chat] = [.cem(1), .ada(0), .ben(1)]
    let difference = new.map(\.id).difference(from: old.map(\.id))
    for change in difference.inferringMoves() { print(change) }
  }
}
