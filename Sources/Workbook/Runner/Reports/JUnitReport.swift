import TextSupport

/// A report in JUnit format for build servers.
///
/// It has a suite for each chapter, or for each learner of a class, and a case for each result.
package struct JUnitReport {
  private let report: Report

  init(_ report: Report) {
    self.report = report
  }

  var text: String {
    let name = { (result: Report.Result) in result.learner ?? result.chapter }
    let results = Dictionary(grouping: report.results, by: name)
    var seen: Set<String> = []
    let suites = report.results.map(name).filter { seen.insert($0).inserted }.map {
      suite($0, results[$0] ?? [])
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="rxbook \(report.command)">
      \(suites.joined())</testsuites>

      """
  }

  private func suite(_ name: String, _ results: [Report.Result]) -> String {
    let failures = results.count { !$0.isGood }
    let numbers = "tests=\"\(results.count)\" failures=\"\(failures)\""
    return """
        <testsuite name="\(escaped(name))" \(numbers)>
      \(results.map(testCase).joined())  </testsuite>

      """
  }

  private func testCase(_ result: Report.Result) -> String {
    let name =
      "name=\"\(escaped(result.name))\" classname=\"\(escaped(result.chapter)).\(result.kind.rawValue)\""
    if result.isGood { return "    <testcase \(name)/>\n" }
    let lines = result.details + result.findings.flatMap { ["\($0.place): \($0.message)"] + $0.details }
    let failure = "type=\"\(escaped(result.verdict.rawValue))\" message=\"\(escaped(result.message))\""
    return """
          <testcase \(name)>
            <failure \(failure)>\(escaped(lines.joined(separator: "\n")))</failure>
          </testcase>

      """
  }

  /// Escapes characters with a meaning in XML, and replaces characters that XML cannot contain.
  private func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\t": escaped += "\t"
      case "\u{0}"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
