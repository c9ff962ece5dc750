import BookModel
import Foundation

/// The page of a challenge's solution, which advises the reader before it shows the solution.
struct SolutionPage {
  let challenge: Challenge
  let path: String
  private let title: HTML
  private let words: String
  private let solution: HTML
  private let hintCount: Int
  private let rows: [String]
  private let crumbs: [PageTemplate.Link]

  /// - Parameter page: The page that shows the challenge's statement.
  init(of entry: ChallengeSection.Entry, on page: ChapterPage) {
    challenge = entry.challenge
    path = ChallengeSection.solutionPath(of: entry.challenge)
    title = entry.title
    words = entry.words
    solution = Highlighter.html(of: entry.solution, language: "swift")
    hintCount = entry.hints.count
    rows = CheckMarbleRows.rows(in: challenge.check.string ?? "")
    let statement = "index.html#\(entry.anchor)"
    let link = PageTemplate.Link(address: "\(statement)", title: "Challenge \(entry.challenge.number)")
    crumbs = page.setting.crumbs + [link]
  }

  func page(in navigation: Navigation, proof: ProvenChapters? = nil) -> PageTemplate {
    PageTemplate(
      navigation: navigation, place: .below(chapter: challenge.chapter.name), path: path,
      title: "Solution: \(words)",
      root: "../", crumbs: crumbs,
      beginning: Self.advice, body: body(proof: proof))
  }

  private static let advice = """
    You remember best what you find yourself, and once you have read the solution, you can no longer find it. Your \
    solution need not look like this one, as long as it passes its check. Come back when it does, or when nothing else helps.
    """

  /// Returns the contents of the page without its navigation.
  func body(proof: ProvenChapters?) -> HTML {
    let back = crumbs.last?.address ?? ""
    return """
      <header class="title">
      <p>Solution of challenge \(challenge.number)</p>
      <h1>\(title)</h1>
      </header>
      <div class="text">
      <p>\(Self.advice) Until then, use <a\(href: back)>\(hints)</a>, and see what \
      <code>./rxbook check \(challenge.identifier)</code> says about your solution.</p>
      <details\(only: .print, " open") class="solution">
      <summary>Show the solution</summary>
      <pre class="wraps"><code>\(solution)</code></pre>
      \(mark(proof))</details>
      \(played)<p><a\(href: back)>Back to the challenge</a></p>
      </div>

      """
  }

  private var hints: String { hintCount == 1 ? "the hint" : "the \(hintCount) hints" }

  private func mark(_ proof: ProvenChapters?) -> HTML {
    guard let toolchain = proof?.toolchain(provingAllOf: challenge.chapter) else { return "" }
    return """
      <p class="instructions">Proven with \(toolchain): it compiles without warnings and passes its check. Prove it again: \
      <code>./rxbook prove \(challenge.chapter.identifier)</code></p>

      """
  }

  private var played: HTML {
    if rows.isEmpty { return "" }
    return """
      <details\(only: .print, " open")>
      <summary>Show rows that the check plays</summary>
      <p>The check also generates rows of its own.</p>
      <pre\(only: .screen, " tabindex=\"0\"")><code>\(rows.joined(separator: "\n\n"))</code></pre>
      </details>

      """
  }
}
