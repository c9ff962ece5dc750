import Lesson

/// Decodes the keys in the bytes that a terminal sends.
struct FormKeys {
  /// The bytes of an incomplete key.
  private var rest: [UInt8] = []

  enum Input: Equatable {
    case key(TerminalForm.Key)
    /// Esc or Ctrl-D, with which the user leaves the form.
    case leave
  }

  /// Returns the inputs in `bytes` and in the incomplete key before them.
  ///
  /// If a block of bytes ends with a single Esc, it is the Esc key rather than the start of a sequence.
  mutating func read(_ bytes: some Sequence<UInt8>) -> [Input] {
    rest += bytes
    var inputs: [Input] = []
    while let first = rest.first {
      guard let length = length(ofKeyBeginningWith: first) else { break }
      if let input = Self.input(of: rest[..<length]) { inputs.append(input) }
      rest.removeFirst(length)
    }
    return inputs
  }

  /// Returns the number of bytes of the next key, or nil if some of them have not arrived yet.
  private func length(ofKeyBeginningWith first: UInt8) -> Int? {
    switch first {
    case 0x1B where rest.count > 1:
      switch rest[1] {
      case UInt8(ascii: "["), UInt8(ascii: "O"):
        rest.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 }
      case 0x1B: 1
      // Alt with another key.
      default: 2
      }
    case 0xC2...0xDF: rest.count >= 2 ? 2 : nil
    case 0xE0...0xEF: rest.count >= 3 ? 3 : nil
    case 0xF0...0xF4: rest.count >= 4 ? 4 : nil
    default: 1
    }
  }

  private static func input(of bytes: ArraySlice<UInt8>) -> Input? {
    switch Array(bytes) {
    case [0x1B], [0x04]: return .leave
    case [0x7F], [0x08]: return .key(.backspace)
    case [0x0D], [0x0A]: return .key(.enter)
    case [0x09]: return .key(.tab)
    default: break
    }
    if bytes.first == 0x1B { return bytes.count == 2 ? nil : arrow(bytes.last).map(Input.key) }
    guard let text = String(validating: bytes, as: UTF8.self), let character = text.first,
      !character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    return .key(.character(character))
  }

  private static func arrow(_ end: UInt8?) -> TerminalForm.Key? {
    switch end {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    // Shift-Tab.
    case UInt8(ascii: "Z"): .tab
    default: nil
    }
  }
}
