import Foundation
import TestSupport
import Testing
@testable import Workbook

@Suite struct KeptValueTests {
  private let folder: TemporaryFolder
  private var place: URL { folder.url.appending(path: "kept/here") }

  init() throws { folder = try TemporaryFolder() }

  private func value(_ key: String) -> KeptValue<[String]> {
    var print = Fingerprint()
    print.add(key)
    return KeptValue(in: place, under: print)
  }

  private var names: [String] { FolderWalk.names(in: place.plainPath) }

  @Test func `a value is there under its key, and takes the place of an earlier one`() {
    #expect(value("a").value == nil)
    value("a").keep(["one"])
    #expect(value("a").value == ["one"])
    #expect(value("a").isThere)
    #expect(value("b").value == nil)
    #expect(value("b").value { ["two"] } == ["two"])
    #expect(value("a").value == nil)
    #expect(value("b").value { ["three"] } == ["two"])
    #expect(names.count == 1)
  }

  @Test func `a long value outlives the file that it was read from`() throws {
    let long = [String](repeating: "a bell", count: 100_000)
    value("a").keep(long)
    let read = try #require(value("a").value)
    value("b").keep(["short"])
    #expect(read == long)
  }

  @Test func `what is not whole is made again`() throws {
    value("a").keep(["one"])
    let file = place.appending(path: try #require(names.first))
    try Data(contentsOf: file).dropLast().write(to: file)
    #expect(value("a").isThere)
    #expect(value("a").value { ["two"] } == ["two"])
    #expect(value("a").value == ["two"])
  }

  @Test func `what another process is writing stays, and what was left behind does not`() throws {
    value("a").keep(["one"])
    for name in [".a.rxbook-1-2", ".a.rxbook-1-3", "other"] { try folder.write("", to: "kept/here/\(name)") }
    let old = timespec(tv_sec: 1_000_000, tv_nsec: 0)
    #expect(utimensat(AT_FDCWD, place.appending(path: ".a.rxbook-1-3").plainPath, [old, old], 0) == 0)
    value("b").keep(["two"])
    #expect(names.contains(".a.rxbook-1-2"))
    #expect(!names.contains(".a.rxbook-1-3"))
    #expect(!names.contains("other"))
    #expect(value("b").value == ["two"])
  }

  @Test func `where nothing can be kept, nothing is`() throws {
    try folder.write("", to: "kept")
    value("a").keep(["one"])
    #expect(value("a").value == nil)
    #expect(value("a").value { ["two"] } == ["two"])
  }
}
