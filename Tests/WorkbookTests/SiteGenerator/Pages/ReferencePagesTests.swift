import Foundation
import TestSupport
import Testing

@testable import BookModel
@testable import SiteGenerator

@Suite struct ReferencePagesTests {
  private func addresses(of names: String...) throws -> [String: [String]] {
    let folder = try TemporaryFolder()
    for page in [
      "observabletype/take(_:)", "observabletype/take(until:)-swift.method",
      "observabletype/take(until:behavior:)",
      "observabletype/map(_:)", "infallible/map(_:)", "publishsubject", "publishsubject/init()",
    ] {
      try folder.write("{}", to: "Lib.doccarchive/data/documentation/lib/\(page).json")
    }
    let pages = try ReferencePages(below: folder.url, publishedAt: "https://example.org/api/")
    let found = pages.addresses(of: names.compactMap { OperatorName($0) })
    return Dictionary(uniqueKeysWithValues: found.map { ($0.key.text, $0.value.map(\.address)) })
  }

  @Test func `an operator links to the reference pages of its functions`() throws {
    let base = "https://example.org/api/documentation/lib"
    #expect(
      try addresses(of: "take", "take(until:)", "map", "PublishSubject", "zip") == [
        "take": ["\(base)/observabletype/take(_:)"],
        "take(until:)": [
          "\(base)/observabletype/take(until:)-swift.method", "\(base)/observabletype/take(until:behavior:)",
        ],
        "map": ["\(base)/observabletype/map(_:)"], "PublishSubject": ["\(base)/publishsubject"],
      ])
  }

  @Test func `a function with an unlisted label belongs to the operator without a label`() throws {
    #expect(try addresses(of: "take")["take"]?.count == 3)
  }

  @Test func `a missing reference is reported`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: NoReference(folder: folder.url.path(percentEncoded: false))) {
      try ReferencePages(below: folder.url, publishedAt: "https://example.org")
    }
  }
}
