import Lesson
import Reactive

/// The fewest moves, and what it costs to find them.
@ExampleListBuilder
var moving: ExampleList {
  example(of: "rows at another place") {
    let old = Array("ABCDEF")
    let new = Array("FABCDE")
    let elsewhere = zip(old, new).filter { $0 != $1 }.count
    print("at another place:", elsewhere)
    let moves = shortestWay(from: old, to: new).insertions
    print("moved:", moves.count)
  }

  example(of: "who stays") {
    let old = Array("ABCDEF")
    let new = Array("BDAFCE")
    let places = new.compactMap { old.firstIndex(of: $0) }
    let rise = longestRise(in: places)
    print("old places:", places)
    print("rise:      ", rise)
    print("stay:      ", String(rise.map { old[$0] }))
  }

  example(of: "a list step by step") {
    let old: [Runner] = [.ada(12), .ben(11), .cem(10)]
    let new: [Runner] = [.dana(14), .cem(13), .ada(12)]
    let screen = Screen<Runner>()
    screen.replace(with: old)
    screen.touch(31)
    screen.perform(steps(from: old, to: new))
  }

  example(of: "ten thousand rows") {
    let old = Array(0..<10_000)
    let last = [9_999] + old.dropLast()
    var hundred = old
    for place in stride(from: 0, to: 10_000, by: 100) {
      hundred.swapAt(place, place + 50)
    }
    report("none moved", from: old, to: old)
    report("last to first", from: old, to: last)
    report("100 swapped", from: old, to: hundred)
    for count in [500, 1_000, 2_000] {
      let list = Array(0..<count)
      report("\(count) turned", from: list, to: list.reversed())
    }
  }
}

/// Counts what is asked of identities by two ways to compare lists.
private func report(_ name: String, from old: [Int], to new: [Int]) {
  var compared = 0
  let library = new.difference(from: old) { one, other in
    compared += 1
    return one == other
  }
  let tally = Tally()
  let table = shortestWay(
    from: old.map { Counted(number: $0, tally: tally) },
    to: new.map { Counted(number: $0, tally: tally) })
  print(
    "\(name): \(library.count) and \(table.count) changes,",
    "\(compared) compared, \(tally.hashed) hashed")
}
