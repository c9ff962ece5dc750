import Foundation
import Testing

@testable import Runner
@testable import TextSupport

@Suite struct GitHubAnnotationsTests {
  private func text(_ results: [Report.Result], workspace: String? = nil) -> String {
    GitHubAnnotations(
      Report(command: "prove", results: results), root: URL(filePath: "/work/book"), workspace: workspace
    ).text
  }

  private func result(_ findings: [Finding], isGood: Bool = false) -> Report.Result {
    .init(
      kind: .example, chapter: "A", name: "one",
      verdict: ExplainedVerdict(isGood ? .same : .different, "differs: 1%"), findings: findings)
  }

  @Test func `an annotation has the file, the line, a title and all lines of the finding`() {
    let finding = Finding(file: "a/B.md", line: 7, message: "100 % wrong:\r\nso", details: ["-a", "+b"])
    #expect(
      text([result([finding])])
        == "::error file=a/B.md,line=7,title=rxbook prove::100 %25 wrong:%0D%0Aso%0A-a%0A+b\n")
  }

  @Test func `an annotation has the column if it is known`() {
    let finding = Finding(file: "a/B.md", line: 7, column: 12, message: "wrong")
    #expect(
      text([result([finding])]) == "::error file=a/B.md,line=7,col=12,title=rxbook prove::wrong\n")
  }

  @Test func `special characters in properties are escaped`() {
    let finding = Finding(file: "a:b,c%.md", line: 1, message: "x, y: z")
    #expect(
      text([result([finding])])
        == "::error file=a%3Ab%2Cc%25.md,line=1,title=rxbook prove::x, y: z\n")
  }

  @Test func `paths are relative to the workspace`() {
    let findings = [
      Finding(file: "B.md", line: 1, message: "x"), Finding(file: "/else/C.md", line: 1, message: "y"),
    ]
    #expect(
      text([result(findings)], workspace: "/work") == """
        ::error file=book/B.md,line=1,title=rxbook prove::x
        ::error file=/else/C.md,line=1,title=rxbook prove::y

        """)
  }

  @Test func `a bad result without a finding has no location, and a good result is left out`() {
    #expect(text([result([])]) == "::error title=rxbook prove::one: differs: 1%25\n")
    #expect(text([result([], isGood: true)]) == "")
  }
}
