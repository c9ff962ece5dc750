import Foundation
import Testing

@testable import Runner
@testable import TextSupport

@Suite struct ReportTests {
  private let report = Report(
    command: "run",
    results: [
      .init(
        kind: .example, chapter: "Chapter03-A", name: "one", verdict: ExplainedVerdict(.same, "fine")),
      .init(
        kind: .example, chapter: "Chapter03-A", name: "<two & \"three\">",
        verdict: ExplainedVerdict(.timedOut, "late"),
        findings: [Finding(file: "Chapter.md", line: 7, message: "wrong", details: ["-a\u{1B}"])]),
    ])

  @Test func `the status is the highest of all results`() {
    #expect(report.status == 4)
    #expect(Report(command: "run", results: []).status == 0)
  }

  @Test func `a report can be encoded as versioned JSON and decoded`() throws {
    let text = try #require(try ReportFormat.json.text(of: report))
    #expect(text.contains("\"version\" : 2"))
    #expect(try JSONDecoder().decode(Report.self, from: Data(text.utf8)) == report)
  }

  @Test func `JUnit has a case for each result, with invalid characters replaced`() throws {
    let text = try #require(try ReportFormat.junit.text(of: report))
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="rxbook run">
          <testsuite name="Chapter03-A" tests="2" failures="1">
            <testcase name="one" classname="Chapter03-A.example"/>
            <testcase name="&lt;two &amp; &quot;three&quot;&gt;" classname="Chapter03-A.example">
              <failure type="timed-out" message="late">Chapter.md:7: wrong&#10;-a\u{FFFD}</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }
}
