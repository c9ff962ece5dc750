import Foundation
import Lesson
import TestSupport
import Testing

@testable import BookModel
@testable import Checker
@testable import Runner
@testable import SystemSupport

@Suite struct VerdictCacheTests {
  private let folder: TemporaryFolder
  private let challenge: Challenge

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("check", to: "1-sail/Check.swift")
    let chapter = BookChapter(name: "Chapter03-A", root: folder.url, code: Chapter("A") {})
    challenge = BookLoader.challenge(
      1, slug: "sail", of: chapter, in: folder.url.appending(path: "1-sail"), path: "1-sail")
  }

  private func verdicts(_ limits: Limits = Limits(), isSandboxed: Bool = true) throws -> VerdictCache {
    VerdictCache(
      DiskCache(at: folder.url.appending(path: "cache"), programVersion: Fingerprint()), limits: limits,
      toolchain: try Toolchain(), isSandboxed: isSandboxed)
  }

  private func storeSolved(_ solution: Data) throws {
    try verdicts().store(
      Report.Result(
        kind: .solution, chapter: "Chapter03-A", name: "chapter3/1", verdict: ExplainedVerdict(.solved, "")),
      of: solution, for: challenge)
  }

  private func verdict(
    of solution: String = "mine", _ limits: Limits = Limits(), isSandboxed: Bool = true
  ) throws -> Verdict? {
    try verdicts(limits, isSandboxed: isSandboxed).result(of: Data(solution.utf8), for: challenge)?.verdict
  }

  @Test func `a verdict is reused only for the same solution, limits and sandbox`() throws {
    try storeSolved(Data("mine".utf8))
    #expect(try verdict() == .solved)
    #expect(try verdict(of: "yours") == nil)
    #expect(try verdict(Limits(seconds: 1)) == nil)
    #expect(try verdict(isSandboxed: false) == nil)
  }

  @Test func `a solution with the fingerprint of another one does not get its verdict`() throws {
    let (one, other) = Self.collision
    try #require(Fingerprint(one) == Fingerprint(other))
    try storeSolved(one)
    let verdicts = try verdicts()
    #expect(verdicts.result(of: one, for: challenge)?.verdict == .solved)
    #expect(verdicts.result(of: other, for: challenge) == nil)
  }

  /// Two files with the same fingerprint: each word is mixed in reversibly, so the second word can make up for the
  /// first one.
  private static var collision: (Data, Data) {
    func data(_ words: UInt64...) -> Data { words.withUnsafeBytes { Data($0) } }
    func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
      let hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      return hash ^ (hash >> 32)
    }
    let start: UInt64 = 0xCBF2_9CE4_8422_2325
    return (data(1, 7), data(2, 7 ^ mixed(start, 1) ^ mixed(start, 2)))
  }
}
