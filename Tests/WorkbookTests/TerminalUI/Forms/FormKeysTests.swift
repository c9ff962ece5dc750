import Lesson
import Testing

@testable import TerminalUI

@Suite struct FormKeysTests {
  private func inputs(_ blocks: String...) -> [FormKeys.Input] {
    var keys = FormKeys()
    return blocks.flatMap { keys.read($0.utf8) }
  }

  @Test func `multibyte characters are read as one key`() {
    #expect(inputs("a", "é鳥🎻") == ["a", "é", "鳥", "🎻"].map { .key(.character($0)) })
  }

  @Test func `a character may arrive in several reads`() {
    var keys = FormKeys()
    let bytes = Array("鳥".utf8)
    #expect(keys.read(bytes[..<1]).isEmpty)
    #expect(keys.read(bytes[1..<2]).isEmpty)
    #expect(keys.read(bytes[2...]) == [.key(.character("鳥"))])
  }

  @Test func `invalid bytes are skipped`() {
    var keys = FormKeys()
    #expect(keys.read([0xFF, 0x80, 0xC3, 0x28, 0x01, UInt8(ascii: "b")]) == [.key(.character("b"))])
  }

  @Test(arguments: [
    ("\u{7F}", TerminalForm.Key.backspace), ("\u{8}", .backspace), ("\r", .enter), ("\n", .enter),
    ("\t", .tab),
    ("\u{1B}[Z", .tab), ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[C", .right), ("\u{1B}[1;5D", .left),
  ])
  func `control keys are recognised`(bytes: String, key: TerminalForm.Key) {
    #expect(inputs(bytes) == [.key(key)])
  }

  @Test func `Esc and Ctrl-D leave the form, and other escape sequences do not`() {
    #expect(inputs("\u{1B}") == [.leave])
    #expect(inputs("\u{1B}\u{1B}") == [.leave, .leave])
    #expect(inputs("\u{4}") == [.leave])
    #expect(inputs("\u{1B}x", "\u{1B}[3~", "\u{1B}[", "H").isEmpty)
  }
}
