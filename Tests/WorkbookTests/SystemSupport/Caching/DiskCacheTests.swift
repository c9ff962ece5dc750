import Foundation
import TestSupport
import Testing

@testable import SystemSupport

@Suite struct DiskCacheTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func cache(program: String = "1") -> DiskCache {
    DiskCache(at: folder.url.appending(path: "cache"), programVersion: Fingerprint(program))
  }

  private func key(_ inputs: [(String, String)], of subject: String? = "a", kind: String = "symbols")
    -> DiskCache.Key
  {
    DiskCache.Key(
      kind, of: subject,
      inputs: Dictionary(uniqueKeysWithValues: inputs.map { ($0, Fingerprint($1)) }))
  }

  private func entries(_ path: String = "symbols/a") -> [URL] {
    let parent = folder.url.appending(path: "cache/\(path)")
    return FolderWalk.names(in: parent.plainPath).map { parent.appending(path: $0) }
  }

  private func setAge(_ seconds: Double, of file: URL) throws {
    let attributes = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -seconds)]
    try FileManager.default.setAttributes(attributes, ofItemAtPath: file.plainPath)
  }

  @Test func `a stored value is found by its key`() {
    let value = ["one": [1, 2], "two": []]
    #expect(cache().value([String: [Int]].self, forKey: key([("code", "x")])) == nil)
    cache().store(value, forKey: key([("code", "x")]))
    #expect(cache().value(forKey: key([("code", "x")])) == value)
  }

  @Test func `a key depends on the names and values of its inputs, but not on their order`() {
    cache().store(1, forKey: key([("code", "x"), ("toolchain", "y")]))
    #expect(cache().value(Int.self, forKey: key([("toolchain", "y"), ("code", "x")])) == 1)
    for other in [
      [("code", "y"), ("toolchain", "x")], [("code", "x")], [("code", "x"), ("toolchain", "z")],
      [("code", "x"), ("toolchain", "y"), ("more", "")], [("codes", "x"), ("toolchain", "y")],
    ] { #expect(cache().value(Int.self, forKey: key(other)) == nil) }
    #expect(cache().value(Int.self, forKey: key([("code", "x"), ("toolchain", "y")], of: "b")) == nil)
    #expect(cache().value(Int.self, forKey: key([("code", "x"), ("toolchain", "y")], of: nil)) == nil)
    #expect(cache().value(Int.self, forKey: key([("code", "x"), ("toolchain", "y")], kind: "proofs")) == nil)
  }

  @Test func `another version of the program does not find the value`() {
    cache().store(1, forKey: key([]))
    #expect(cache(program: "2").value(Int.self, forKey: key([])) == nil)
    cache(program: "2").store(2, forKey: key([]))
    #expect(cache().value(Int.self, forKey: key([])) == 1)
    #expect(cache(program: "2").value(Int.self, forKey: key([])) == 2)
  }

  @Test func `only the most recently used entries of a subject remain`() throws {
    for number in 1...3 {
      for (age, file) in entries().enumerated() { try setAge(Double(1000 * (age + 1)), of: file) }
      if number == 3 {
        // Using the first entry makes it younger than the second.
        #expect(cache().value(Int.self, forKey: key([("code", "1")])) == 1)
      }
      cache().store(number, forKey: key([("code", "\(number)")]))
    }
    cache().store(4, forKey: key([], of: "b"))
    #expect(entries().count == 2)
    #expect(cache().value(Int.self, forKey: key([("code", "1")])) == 1)
    #expect(cache().value(Int.self, forKey: key([("code", "2")])) == nil)
    #expect(cache().value(Int.self, forKey: key([("code", "3")])) == 3)
    #expect(cache().value(Int.self, forKey: key([], of: "b")) == 4)
  }

  @Test func `the number of entries per subject can be changed`() {
    for number in 1...20 { cache().store(number, forKey: key([("code", "\(number)")]), limit: 10) }
    #expect(entries().count == 10)
    #expect(cache().value(Int.self, forKey: key([("code", "20")])) == 20)
    cache().store(21, forKey: key([("code", "21")]), limit: 1)
    #expect(entries().count == 1)
    #expect(cache().value(Int.self, forKey: key([("code", "21")])) == 21)
  }

  @Test func `a damaged entry is a miss`() throws {
    cache().store(["one", "two"], forKey: key([]))
    let file = try #require(entries().first)
    let whole = try Data(contentsOf: file)
    for damaged in [whole.dropLast(), Data(), Data(count: whole.count), Data("[]".utf8)] {
      try Data(damaged).write(to: file)
      #expect(cache().value([String].self, forKey: key([])) == nil)
    }
    // Another entry that was stored under the same file name.
    try Data(String(decoding: whole, as: UTF8.self).replacing("\"program\":\"", with: "\"program\":\"0").utf8)
      .write(to: file)
    #expect(cache().value([String].self, forKey: key([])) == nil)
    cache().store(["three"], forKey: key([]))
    #expect(cache().value([String].self, forKey: key([])) == ["three"])
  }

  @Test func `a removed value is a miss`() {
    cache().store(1, forKey: key([]))
    cache().removeValue(forKey: key([]))
    #expect(cache().value(Int.self, forKey: key([])) == nil)
    cache().removeValue(forKey: key([]))
  }

  @Test func `leftovers of killed processes are removed, but not files that other processes are writing`()
    throws
  {
    for name in [".a.json.rxbook-1-2", ".a.json.rxbook-1-3"] {
      try folder.write("", to: "cache/symbols/a/\(name)")
    }
    try setAge(1000, of: folder.url.appending(path: "cache/symbols/a/.a.json.rxbook-1-3"))
    cache().store(1, forKey: key([]))
    #expect(entries().map(\.lastPathComponent).contains(".a.json.rxbook-1-2"))
    #expect(entries().count == 2)
  }

  @Test func `concurrent writers leave a complete entry`() {
    let values = (0..<40).map { [String](repeating: "\($0)", count: 1000) }
    DispatchQueue.concurrentPerform(iterations: values.count) { index in
      cache().store(values[index], forKey: key([]))
      if let value = cache().value([String].self, forKey: key([])) { #expect(values.contains(value)) }
    }
    #expect(entries().count == 1)
    #expect(cache().value([String].self, forKey: key([])).map(values.contains) == true)
  }

  @Test(arguments: ["", ".", "..", "../../a", "a/b", "%2F", "ä ö"])
  func `a subject can have any name`(subject: String) {
    cache().store(1, forKey: key([], of: subject))
    #expect(cache().value(Int.self, forKey: key([], of: subject)) == 1)
    #expect(FolderWalk.names(in: folder.url.appending(path: "cache/symbols").plainPath).count == 1)
    #expect(FolderWalk.names(in: folder.url.plainPath) == ["cache"])
  }

  @Test func `if nothing can be stored, every lookup is a miss`() throws {
    try folder.write("a file", to: "cache")
    cache().store(1, forKey: key([]))
    #expect(cache().value(Int.self, forKey: key([])) == nil)
    // This number cannot be encoded.
    let other = DiskCache(at: folder.url.appending(path: "other"), programVersion: Fingerprint())
    other.store(Double.nan, forKey: key([]))
    #expect(other.value(Double.self, forKey: key([])) == nil)
  }
}
