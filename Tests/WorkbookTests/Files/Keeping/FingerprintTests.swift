import Foundation
import TestSupport
import Testing
@testable import Workbook

@Suite struct FingerprintTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["b.swift", "a/deep/c.swift", "a/d.swift", ".hidden", "a/.git/x"] {
      try folder.write("text of \(name)", to: name)
    }
  }

  private var print: Fingerprint {
    var print = Fingerprint()
    print.add(filesBelow: folder.url)
    return print
  }

  @Test func `another file, name, or text gives another fingerprint, and the same the same`() throws {
    let first = print
    #expect(print == first)
    try folder.write("other", to: ".hidden")
    #expect(print == first)
    try folder.write("other", to: "a/d.swift")
    let second = print
    #expect(second != first)
    try folder.write("", to: "a/e.swift")
    #expect(print != second)
    try FileManager.default.removeItem(at: folder.url.appending(path: "a/e.swift"))
    #expect(print == second)
    try folder.write("text of a/d.swift", to: "a/d.swift")
    #expect(print == first)
  }

  @Test func `a stamp tells a file from what it was before`() throws {
    let file = folder.url.appending(path: "b.swift")
    let first = Fingerprint.stamp(of: file)
    #expect(Fingerprint.stamp(of: file) == first)
    try folder.write("longer than before", to: "b.swift")
    #expect(Fingerprint.stamp(of: file) != first)
    #expect(Fingerprint.stamp(of: folder.url.appending(path: "nothing")).hasSuffix("nothing"))
  }
}
