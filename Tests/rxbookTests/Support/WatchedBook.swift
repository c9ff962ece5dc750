import Foundation
import TestSupport
import Testing

/// A book with two similar challenges, for tests of `watch`.
struct WatchedBook {
  let folder: TemporaryFolder
  let right = "func total(of numbers: [Int]) -> Int { numbers.reduce(0, +) }\n"
  let first = "MySolutions/Chapter03-Subjects/1-total.swift"
  let second = "MySolutions/Chapter03-Subjects/2-totals.swift"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    for name in ["1-total", "2-totals"] {
      let challenge = "Chapters/Chapter03-Subjects/Challenges/\(name)"
      try folder.write("func total(of numbers: [Int]) -> Int { 0 }\n", to: "\(challenge)/Starter.swift")
      try folder.write(right, to: "\(challenge)/Solution.swift")
      try folder.write("# Total\n", to: "\(challenge)/Challenge.md")
      try folder.write("## One\n\nAdd.\n\n## Two\n\nAdd them all.\n", to: "\(challenge)/hints.md")
      try folder.write(
        """
        import Lesson
        let check = Check { $0.expect(total(of: [3, 4]), equals: 7, "the total of 3 and 4") }
        """, to: "\(challenge)/Check.swift")
    }
  }

  var url: URL { folder.url }

  /// The absolute path of a file, for system calls.
  func path(_ file: String) -> String { url.appending(path: file).path(percentEncoded: false) }

  func write(_ text: String, to file: String) throws { try folder.write(text, to: file) }

  func read(_ file: String) throws -> String { try folder.read(file) }

  /// Starts `rxbook watch` at a new terminal.
  func watch(
    _ arguments: String..., environment: [String: String] = [:], columns: UInt16 = 80, rows: UInt16 = 24
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      Program.url, ["watch"] + arguments, in: url, environment: environment, columns: columns, rows: rows)
  }
}
