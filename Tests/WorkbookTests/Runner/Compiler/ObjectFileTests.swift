import Foundation
import Testing

@testable import Runner
@testable import SystemSupport

@Suite struct ObjectFileTests {
  @Test func `imported modules are passed to the linker`() throws {
    let scratch = try ScratchFolder()
    let object = try compiled("import RegexBuilder\nprint(1)\n", in: scratch)
    let options = try #require(try ObjectFile(object).linkerOptions)
    #expect(options.contains("-lswiftCore"))
    #expect(options.contains("-lswiftRegexBuilder"))
    #expect(!options.contains("-lFoundation"))
  }

  @Test func `only libraries are passed to the linker, whatever the code writes into the section`() throws {
    let scratch = try ScratchFolder()
    let entries = [
      "--plugin=/tmp/a.so", "-Map=b", "-b", "binary", "/etc/passwd", "-l:c", "-l../d", "-lgood", "-l",
    ]
    let bytes: [UInt8] = entries.flatMap { Array($0.utf8) + [0] }
    let type = "(" + bytes.map { _ in "UInt8" }.joined(separator: ", ") + ")"
    let object = try compiled(
      """
      @section(".swift1_autolink_entries") @used
      let entries: \(type) = (\(bytes.map { "\($0)" }.joined(separator: ", ")))
      """, in: scratch)
    let options = try #require(try ObjectFile(object).linkerOptions)
    #expect(options.contains("-lgood"))
    #expect(options.allSatisfy { $0.hasPrefix("-l") && !$0.contains("/") && !$0.contains(":") && $0 != "-l" })
  }

  @Test(arguments: [0, 3, 5, 40, 63, 64, 200, 1000])
  func `a truncated file has no linker options`(length: Int) throws {
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
