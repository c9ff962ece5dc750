import Composer
import Foundation
import TestSupport
import Testing

/// The Swift code of chains, compiled and run, compared with the runs that the page shows.
@Suite(.waiting) struct ComposedProgramTests {
  /// The number of chains in a file, which the compiler needs to see at once.
  private static let chainsPerFile = 50

  @Test func `the programs of random chains print the events that the page shows`() throws {
    try compare(seeds: 0..<16)
  }

  @Test(.slow, .timeLimit(.minutes(30)))
  func `the programs of 1,000 random chains print the events that the page shows`() throws {
    for start in stride(from: 0, to: 1_000, by: Self.chainsPerFile) {
      try compare(seeds: start..<(start + Self.chainsPerFile))
    }
  }

  /// Compares the events of a chain for each seed, twice: all events, and the events of the result.
  private func compare(seeds: Range<Int>) throws {
    let folder = try TemporaryFolder()
    var text = CheckedChain.imports + "\n" + CheckedChain.observation
    var expected: [String: [String]] = [:]
    for seed in seeds {
      var random = RandomCompositions(seed: UInt64(seed + 1))
      let checked = CheckedChain(random.next())
      for showsSteps in [true, false] {
        let name = "\(seed) \(showsSteps ? "steps" : "result")"
        // A new check, because the subjects of a run keep their state.
        expected[name] = ChainRun(CheckedChain(checked.composition)).lines(showsSteps: showsSteps)
        text += "\nexample(of: \"\(name)\") {\n\(checked.code(showsSteps: showsSteps))}\n"
      }
    }
    try folder.write(text, to: "play.swift")
    let outcome = try Program.run(["run", "play.swift"], in: folder.url)
    try #require(
      outcome.output.contains("--- Example of: \(seeds.lowerBound) steps ---"),
      "\(outcome.errors.split(separator: "\n").filter { $0.contains("error:") })")
    var printed: [String: [String]] = [:]
    var name = ""
    for line in outcome.output.split(separator: "\n") {
      if line.hasPrefix("--- Example of: ") {
        name = String(line.dropFirst("--- Example of: ".count).dropLast(" ---".count))
        printed[name] = []
      } else {
        printed[name, default: []].append(String(line))
      }
    }
    for (name, lines) in expected where printed[name] != lines {
      let first = name.split(separator: " ")[0]
      var random = RandomCompositions(seed: (UInt64(first) ?? 0) + 1)
      let chain = CheckedChain(random.next())
      Issue.record(
        """
        \(name):
        \(chain.code(showsSteps: false))
        the page shows: \(lines.joined(separator: "\n"))
        the program prints: \((printed[name] ?? []).joined(separator: "\n"))
        """)
    }
  }
}
