import Foundation
import TestSupport
import Testing

@testable import SystemSupport

@Suite struct FileLockTests {
  @Test func `one thread at a time has the lock`() throws {
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

  @Test func `the closure runs even if the lock file cannot be created`() {
    #expect(FileLock.withLock(at: URL(filePath: "/nowhere/lock")) { 7 } == 7)
  }
}
