import Foundation
import Testing
@testable import Workbook

@Suite struct ObjectFileTests {
  @Test func `what a file imports is told to the linker`() throws {
    let scratch = try ScratchFolder()
    let object = try compiled("import RegexBuilder\nprint(1)\n", in: scratch)
    let options = try #require(try ObjectFile(object).linkerOptions)
    #expect(options.contains("-lswiftCore"))
    #expect(options.contains("-lswiftRegexBuilder"))
    #expect(!options.contains("-lFoundation"))
  }

  @Test(arguments: [0, 3, 5, 40, 63, 64, 200, 1000])
  func `of a file that was cut off nothing is read`(length: Int) throws {
    let scratch = try ScratchFolder()
    let object = try compiled("print(1)\n", in: scratch)
    let cut = scratch.url.appending(path: "cut.o")
    try Data(contentsOf: object).prefix(length).write(to: cut)
    #expect(try ObjectFile(cut).linkerOptions == nil)
  }

  private func compiled(_ text: String, in scratch: ScratchFolder) throws -> URL {
    let (file, object) = (scratch.url.appending(path: "a.swift"), scratch.url.appending(path: "a.o"))
    try Data(text.utf8).write(to: file)
    let outcome = try Command(
      program: try Toolchain().swiftc,
      arguments: ["-c", file.path(percentEncoded: false), "-o", object.path(percentEncoded: false)]
    ).run(atMost: 600)
    try #require(outcome.status == 0, "\(outcome.text)")
    return object
  }
}
