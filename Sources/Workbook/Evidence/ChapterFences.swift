import Lesson

/// Which of a chapter's fences speak of which of its examples.
struct ChapterFences {
  /// A fence that promises output.
  struct Output {
    let fence: Fence
    let match: Match
  }

  /// The fences that are about no example, or about one that does not exist.
  private(set) var findings: [Finding] = []
  private var outputs: [String: [Output]] = [:]
  private var snippetLines: [String: Int] = [:]

  /// Reads the fences of `text`, which is the file `file`, of a chapter that has `examples`.
  init(_ text: ChapterText, file: String, examples: [Example]) {
    let names = examples.map(\.name)
    var above: String?
    func check(_ name: String, at line: Int) -> Finding? {
      if names.contains(name) { return nil }
      let advice =
        nearest(to: name, in: names).map { "did you mean \u{201C}\($0)\u{201D}?" }
        ?? "name one of its examples."
      return Finding(
        file: file, line: line,
        message: "There is no example \u{201C}\(name)\u{201D} in this chapter; \(advice)")
    }
    for chapterFence in text.fences {
      let fence = chapterFence.markdown
      switch chapterFence.role {
      case .example(let name):
        above = name
        snippetLines[name] = fence.line
        findings += [check(name, at: fence.line)].compactMap(\.self)
      case .output(let name, let match, _):
        if let name { findings += [check(name, at: fence.line)].compactMap(\.self) }
        guard let name = name ?? above else {
          findings.append(
            Finding(
              file: file, line: fence.line,
              message: "No example stands above this output; say whose it is with of=\"NAME\"."))
          continue
        }
        outputs[name, default: []].append(Output(fence: fence, match: match))
      case .file, .fails, .warns, .sketch, .marble, .answers, .choices, .operators, .shown: break
      }
    }
    findings += Self.repetitions(in: text.fences, file: file)
  }

  /// The fences that promise what the example called `name` prints.
  func outputs(of name: String) -> [Output] { outputs[name] ?? [] }

  /// The line of the last fence that shows code of the example called `name`.
  func lastLine(showing name: String) -> Int? { snippetLines[name] }

  /// The fences that show once more what an earlier one shows: one of them was to be another.
  static func repetitions(in fences: [ChapterFence], file: String) -> [Finding] {
    var first: [String: Int] = [:]
    return fences.compactMap { chapterFence in
      let fence = chapterFence.markdown
      switch chapterFence.role {
      case .marble, .sketch, .operators, .shown: return nil
      case .example, .file, .fails, .warns, .output, .answers, .choices: break
      }
      let key = ([fence.language] + fence.body).joined(separator: "\n")
      guard let line = first[key] else {
        first[key] = fence.line
        return nil
      }
      return Finding(
        file: file, line: fence.line,
        message: "This fence shows what the one in line \(line) shows; take one of them out.",
        related: [Place(file: file, line: line)])
    }
  }
}
