import BookMarkdown
import Lesson
import TextSupport

/// The fences of a chapter, by the examples that they show or whose output they promise.
package struct ExampleFences {
  /// A fence that promises output.
  package struct Output {
    package let fence: Fence
    package let match: Match
  }

  /// The findings for fences without an example, or with one that does not exist.
  package private(set) var findings: [Finding] = []
  private var outputs: [String: [Output]] = [:]
  private var snippetLines: [String: Int] = [:]

  /// Collects the fences of `text`.
  ///
  /// - Parameters:
  ///   - file: The name of the file in findings.
  ///   - examples: The examples of the chapter.
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
              message: "There is no example above this output; name its example with of=\"NAME\"."))
          continue
        }
        outputs[name, default: []].append(Output(fence: fence, match: match))
      case .file, .fails, .warns, .sketch, .marble, .answers, .choices, .operators, .demo, .shown: break
      }
    }
    findings += Self.repetitions(in: text.fences, file: file)
  }

  /// Returns the fences that show the output of the example called `name`.
  package func outputs(of name: String) -> [Output] { outputs[name] ?? [] }

  /// Returns the line of the last fence that shows code of the example called `name`.
  package func lastLine(showing name: String) -> Int? { snippetLines[name] }

  /// Reports fences that repeat an earlier one, which were probably copied by mistake.
  package static func repetitions(in fences: [ChapterFence], file: String) -> [Finding] {
    var first: [String: Int] = [:]
    return fences.compactMap { chapterFence in
      let fence = chapterFence.markdown
      switch chapterFence.role {
      case .marble, .sketch, .operators, .demo, .shown: return nil
      case .example, .file, .fails, .warns, .output, .answers, .choices: break
      }
      let key = ([fence.language] + fence.body).joined(separator: "\n")
      guard let line = first[key] else {
        first[key] = fence.line
        return nil
      }
      return Finding(
        file: file, line: fence.line,
        message: "This fence repeats the one on line \(line); remove one of them.",
        related: [Place(file: file, line: line)])
    }
  }
}
