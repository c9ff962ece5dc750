import Foundation

/// The page of a challenge's solution, which says what reading it costs before it shows it.
struct SolutionPage {
  let challenge: Challenge
  let path: String
  private let title: HTML
  private let solution: HTML
  private let hintCount: Int
  private let rows: [String]
  private let crumbs: [PageFrame.Link]

  /// - Parameter page: The page that shows the challenge's statement.
  init(of entry: ChallengeSection.Entry, on page: ChapterPage) {
    challenge = entry.challenge
    path = ChallengeSection.solutionPath(of: entry.challenge)
    title = entry.title
    solution = Highlighter.html(of: entry.solution, language: "swift")
    hintCount = entry.hints.count
    rows = CheckRows.rows(in: (try? String(contentsOf: challenge.check, encoding: .utf8)) ?? "")
    let statement = "index.html#\(ChallengeSection.anchor(of: entry.challenge))"
    let link = PageFrame.Link(address: "\(statement)", title: "Challenge \(entry.challenge.number)")
    crumbs = page.setting.crumbs + [link]
  }

  func html(in frame: BookFrame, proof: SiteProof? = nil) -> HTML {
    PageFrame(
      book: frame, place: .below(chapter: challenge.chapter.name),
      title: "Solution of \(challenge.identifier)",
      root: "../", crumbs: crumbs,
      body: body(proof: proof)
    ).html
  }

  /// What stands between the page's navigation.
  func body(proof: SiteProof?) -> HTML {
    let back = crumbs.last?.address ?? ""
    return """
      <header class="title">
      <p>Solution of challenge \(challenge.number)</p>
      <h1>\(title)</h1>
      </header>
      <div class="text">
      <p>What this costs: a solution that you have read you cannot find any more, and what you find yourself is what \
      stays. Yours need not look like this one, as long as its check passes. So come back when it does, or when nothing \
      else helps. Before that there are <a href="\(back)">\(hints)</a>, and what \
      <code>./rxbook check \(challenge.identifier)</code> says of yours.</p>
      <details class="solution">
      <summary>Show the solution</summary>
      <pre class="wraps"><code>\(solution)</code></pre>
      \(mark(proof))</details>
      \(played)<p><a href="\(back)">Back to the challenge</a></p>
      </div>

      """
  }

  private var hints: String { hintCount == 1 ? "a hint" : "\(hintCount) hints" }

  private func mark(_ proof: SiteProof?) -> HTML {
    guard let toolchain = proof?.toolchain(provingAllOf: challenge.chapter) else { return "" }
    return """
      <p class="how">Proven with \(toolchain): it compiles without a warning, and passes its check. Do it again: \
      <code>./rxbook prove \(challenge.chapter.identifier)</code></p>

      """
  }

  private var played: HTML {
    if rows.isEmpty { return "" }
    return """
      <details>
      <summary>Show rows that the check plays</summary>
      <p>It makes up others of its own, too.</p>
      <pre tabindex="0"><code>\(rows.joined(separator: "\n\n"))</code></pre>
      </details>

      """
  }
}
