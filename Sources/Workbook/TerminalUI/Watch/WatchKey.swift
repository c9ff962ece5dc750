/// A command of `watch`, which the reader gives with a single key.
enum WatchKey: Equatable {
  case next, previous, run, hint, solution, difference, list, checkAll, edit, reset, more, help, quit
  case up, down, first, last, enter, yes, redraw
  /// A key without a meaning.
  case other

  /// Returns the keys that `bytes` represent.
  static func keys(in bytes: [UInt8]) -> [WatchKey] {
    var keys: [WatchKey] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == 0x1B else {
        keys.append(key(byte))
        continue
      }
      // A single Esc returns to the verdict, as any key without a meaning does.
      guard let second = rest.first, second == UInt8(ascii: "[") || second == UInt8(ascii: "O") else {
        keys.append(.other)
        continue
      }
      rest = rest.dropFirst()
      let sequence = rest.prefix { !(0x40...0x7E).contains($0) }
      rest = rest.dropFirst(sequence.count)
      keys.append(arrow(rest.popFirst()))
    }
    return keys
  }

  private static func key(_ byte: UInt8) -> WatchKey {
    switch Character(Unicode.Scalar(byte)) {
    case "n": .next
    case "p": .previous
    case "r": .run
    case "h": .hint
    case "s": .solution
    case "d": .difference
    case "l": .list
    case "c": .checkAll
    case "e": .edit
    case "x": .reset
    case "m": .more
    case "?": .help
    case "q", "\u{4}": .quit
    case "k": .up
    case "j": .down
    case "g": .first
    case "G": .last
    case "y", "Y": .yes
    case "\r", "\n": .enter
    case "\u{C}": .redraw
    default: .other
    }
  }

  private static func arrow(_ byte: UInt8?) -> WatchKey {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "H"): .first
    case UInt8(ascii: "F"): .last
    default: .other
    }
  }
}
