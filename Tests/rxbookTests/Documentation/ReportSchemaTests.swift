import Foundation
import TestSupport
import Testing

@testable import Runner

/// The JSON fields that are documented in docs/reports.md.
@Suite(.waiting) struct ReportSchemaTests {
  private struct Field {
    let type: String
    let isOptional: Bool
  }

  /// The fields in each table, keyed by the heading above it.
  private let tables: [String: [String: Field]]

  init() throws {
    let text = try String(contentsOf: BookCopy.original.appending(path: "docs/reports.md"), encoding: .utf8)
    var tables: [String: [String: Field]] = [:]
    var heading = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") { heading = String(line.drop { $0 == "#" || $0 == " " }) }
      guard line.hasPrefix("|") else { continue }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let words = line.matches(of: /`([^`]+)`/).map { String($0.1) }
      if let name = words.first, cells[0] == "`\(name)`" {
        let type = cells[1].split(separator: ",")
        tables[heading, default: [:]][name] = Field(type: String(type[0]), isOptional: type.count > 1)
      }
    }
    self.tables = tables
  }

  private func check(_ object: Any, _ heading: String) throws {
    let fields = try #require(tables[heading])
    let object = try #require(object as? [String: Any])
    #expect(Set(object.keys).subtracting(fields.keys) == [], "fields of \(heading) that are not documented")
    for (name, field) in fields {
      guard let value = object[name] else {
        #expect(field.isOptional, "\(heading) has no \(name)")
        continue
      }
      let fits =
        switch field.type {
        case "string": value is String
        case "number": value is Int
        case "boolean": value is Bool
        default: value is [Any]
        }
      #expect(fits, "\(name) is no \(field.type)")
    }
    if let verdict = object["verdict"] as? String {
      let kinds = try #require(Verdict(rawValue: verdict)).kinds.map(\.rawValue)
      #expect(kinds.contains(object["kind"] as? String ?? ""))
    }
    for (name, part) in [("results", "A result"), ("findings", "A finding"), ("related", "A place")] {
      for element in object[name] as? [Any] ?? [] { try check(element, part) }
    }
  }

  @Test(arguments: [["prove", "3"], ["run", "3"], ["check", "3/1"], ["run", "play.swift"]])
  func `reports have exactly the documented fields`(arguments: [String]) throws {
    let book = try BookCopy()
    let text = "Chapters/Chapter03-Subjects/Chapter.md"
    try book.replace("Tern: next(Fog at the point)\n", with: "Tern: next(Fog)\n", in: text)
    try book.folder.write("print(nobody)\n", to: "play.swift")
    let outcome = try book.run(arguments + ["--format", "json"])
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    try check(report, "The report")
    #expect((report as? [String: Any])?["status"] as? Int == Int(outcome.status))
  }
}
