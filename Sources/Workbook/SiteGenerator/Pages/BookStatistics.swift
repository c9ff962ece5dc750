import BookModel
import Lesson
import TextSupport

/// The numbers of chapters, examples and so on, and the result of the proof, for the cover and the colophon.
struct BookStatistics {
  let sentence: String
  /// The sentence for the cover, without the challenges.
  let summary: String
  /// The toolchain with which chapters were proven, or nil if none was.
  private let toolchain: String?
  private let isProven: Bool

  /// - Parameters:
  ///   - book: The book.
  ///   - summaries: The summaries of all chapters, in order.
  ///   - proof: The result of the proof, or nil if nothing was proven.
  init(of book: ParsedBook, summaries: [ChapterPage.Summary], proof: ProvenChapters?) {
    let chapters = book.chapters
    let counts = [
      counted(summaries.reduce(0) { $0 + $1.examples }, "example"),
      counted(chapters.reduce(0) { $0 + $1.code.diagrams.count }, "diagram"),
      counted(summaries.reduce(0) { $0 + $1.questions }, "question"),
      counted(summaries.reduce(0) { $0 + $1.challenges }, "challenge"),
    ]
    let all =
      "This copy contains \(counted(chapters.count, "chapter")), with \(counts.dropLast().joined(separator: ", ")), and \(counts[3])."
    let toolchains = chapters.map { proof?.toolchain(provingAllOf: $0.chapter) }
    let unproven = zip(chapters, toolchains).filter { $0.1 == nil }.map { "\($0.0.number)" }
    summary = "\(counted(chapters.count, "chapter")), \(counts[0]), \(counts[1]), \(counts[2])"
    toolchain = toolchains.compactMap(\.self).first
    isProven = toolchain != nil && unproven.isEmpty
    if let toolchain, isProven {
      sentence = "\(all) All of it was proven with \(toolchain) when these pages were built."
    } else if unproven.count == chapters.count {
      sentence = "\(all) None of it was proven when these pages were built."
    } else {
      sentence =
        "\(all) All of it was proven when these pages were built, except \(unproven.count == 1 ? "chapter" : "chapters") \(unproven.joined(separator: ", "))."
    }
  }

  /// The address of the explanation on the cover.
  static let explanation = "Proof"

  /// The size of the book in a line, which says whether everything was run.
  var coverLine: HTML {
    !isProven
      ? "<p class=\"census\">\(summary).</p>\n"
      : """
      <p class="census">\(summary): <a href="#\(Self.explanation)">all were run</a> before you saw them.</p>

      """
  }

  /// The explanation of the mark beside examples and diagrams, or nothing if no chapter has one.
  var proofExplanation: HTML {
    guard let toolchain else { return "" }
    return """
      <section class="text" id="\(Self.explanation)">
      <h2>What <span class="sign">✓ \(toolchain)</span> means</h2>
      <p>This mark is next to each example and diagram of a chapter that was proven. The code was copied from a program, which was compiled and run
      with this version when these pages were built. The output is what the program printed, letter for letter. The marbles
      of a diagram are what its operator did. Each answer to a question was tried before it was called right or wrong.</p>
      <p>If a single check of a chapter fails, none of its examples and diagrams get the mark. To check the whole book again, run <code>./rxbook prove</code> in the
      folder of the book.</p>
      </section>

      """
  }
}
