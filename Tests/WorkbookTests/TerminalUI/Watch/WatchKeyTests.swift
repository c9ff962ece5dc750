import Testing

@testable import TerminalUI

@Suite struct WatchKeyTests {
  @Test func `each letter is a key`() {
    #expect(
      WatchKey.keys(in: Array("nprhsdlcex?q".utf8)) == [
        .next, .previous, .run, .hint, .solution, .difference, .list, .checkAll, .edit, .reset, .help, .quit,
      ])
  }

  @Test func `each arrow sequence is one key`() {
    #expect(WatchKey.keys(in: Array("\u{1B}[A\u{1B}OB\u{1B}[1;5Cq".utf8)) == [.up, .down, .other, .quit])
  }

  @Test func `a lone escape is a key`() {
    #expect(WatchKey.keys(in: [0x1B]) == [.other])
    #expect(WatchKey.keys(in: [0x1B, UInt8(ascii: "q")]) == [.other, .quit])
  }
}
