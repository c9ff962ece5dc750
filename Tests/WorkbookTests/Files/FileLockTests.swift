import Foundation
import TestSupport
import Testing
@testable import Workbook

@Suite struct FileLockTests {
  @Test func `one at a time reads and writes`() throws {
    let folder = try TemporaryFolder()
    let (lock, file) = (folder.url.appending(path: "lock"), folder.url.appending(path: "count"))
    try Data("0".utf8).write(to: file)
    DispatchQueue.concurrentPerform(iterations: 50) { _ in
      FileLock.withLock(at: lock) {
        let count = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int($0) } ?? 0
        try? Data("\(count + 1)".utf8).write(to: file)
      }
    }
    #expect(try folder.read("count") == "50")
  }

  @Test func `where there can be no lock, it is done all the same`() {
    #expect(FileLock.withLock(at: URL(filePath: "/nowhere/lock")) { 7 } == 7)
  }
}
