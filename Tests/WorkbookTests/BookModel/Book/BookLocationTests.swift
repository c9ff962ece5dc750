import Foundation
import TestSupport
import Testing

@testable import BookModel

@Suite struct BookLocationTests {
  private func book() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Chapters/Chapter01-A/Chapter.md")
    return folder
  }

  private func path(_ url: URL) -> String {
    let path = url.standardizedFileURL.path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  @Test func `the book is found in the folder or one of its parents`() throws {
    let book = try book()
    let below = book.url.appending(path: "Chapters/Chapter01-A")
    let found = try BookLocation.find(named: nil, environment: [:], from: below)
    #expect(path(found) == path(book.url))
  }

  @Test func `the command line overrides the environment, which overrides the folder`() throws {
    let (one, two, three) = (try book(), try book(), try book())
    let environment = ["RXBOOK_BOOK": two.url.path(percentEncoded: false)]
    let named = try BookLocation.find(
      named: three.url.path(percentEncoded: false), environment: environment, from: one.url)
    #expect(path(named) == path(three.url))
    let other = try BookLocation.find(named: nil, environment: environment, from: one.url)
    #expect(path(other) == path(two.url))
  }

  @Test func `if no book is found, the error mentions --book`() throws {
    let empty = try TemporaryFolder()
    let error = #expect(throws: BookNotFound.self) {
      try BookLocation.find(named: nil, environment: [:], from: empty.url)
    }
    #expect(error == .nowhere)
    #expect(error?.description.contains("--book FOLDER") == true)
    #expect(throws: BookNotFound.notThere(folder: "nothing", option: "--book")) {
      try BookLocation.find(named: "nothing", environment: [:], from: empty.url)
    }
  }
}
