import Foundation
import TestSupport
import Testing

@testable import SystemSupport

@Suite struct FingerprintTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["b.swift", "a/deep/c.swift", "a/d.swift", ".hidden", "a/.git/x"] {
      try folder.write("text of \(name)", to: name)
    }
  }

  private var fingerprint: Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.add(filesBelow: folder.url)
    return fingerprint
  }

  @Test func `the fingerprint depends on the names and contents of visible files`() throws {
    let first = fingerprint
    #expect(fingerprint == first)
    try folder.write("other", to: ".hidden")
    #expect(fingerprint == first)
    try folder.write("other", to: "a/d.swift")
    let second = fingerprint
    #expect(second != first)
    try folder.write("", to: "a/e.swift")
    #expect(fingerprint != second)
    try FileManager.default.removeItem(at: folder.url.appending(path: "a/e.swift"))
    #expect(fingerprint == second)
    try folder.write("text of a/d.swift", to: "a/d.swift")
    #expect(fingerprint == first)
  }

  @Test func `files with an ignored name do not count in any folder`() throws {
    func fingerprint() -> Fingerprint { Fingerprint(filesBelow: folder.url, ignoring: "d.swift") }
    let first = fingerprint()
    for path in ["a/d.swift", "d.swift", "a/deep/d.swift"] { try folder.write("other", to: path) }
    #expect(fingerprint() == first)
    try folder.write("other", to: "a/deep/c.swift")
    #expect(fingerprint() != first)
  }

  @Test func `the stamp of a file changes with the file`() throws {
    let file = folder.url.appending(path: "b.swift")
    let first = Fingerprint.stamp(of: file)
    #expect(Fingerprint.stamp(of: file) == first)
    try folder.write("longer than before", to: "b.swift")
    #expect(Fingerprint.stamp(of: file) != first)
    #expect(Fingerprint.stamp(of: folder.url.appending(path: "nothing")).hasSuffix("nothing"))
  }
}
