import BookModel
import Foundation
import Runner
import SystemSupport

/// A cache on disk for the results of a class's solutions, so that unchanged solutions are not judged again.
///
/// A result is stored as soon as it is known, so an interrupted check continues where it stopped.
struct VerdictCache: Sendable {
  private let cache: DiskCache
  private let limits: Limits
  private let toolchain: Toolchain
  private let isSandboxed: Bool

  /// The number of stored results for a challenge, which is larger than any class.
  private static let mostResults = 5000

  /// - Parameter isSandboxed: Whether solutions run in a sandbox, which can affect their behaviour.
  init(_ cache: DiskCache, limits: Limits, toolchain: Toolchain, isSandboxed: Bool) {
    self.cache = cache
    self.limits = limits
    self.toolchain = toolchain
    self.isSandboxed = isSandboxed
  }

  private func key(of solution: Data, for challenge: Challenge) -> DiskCache.Key {
    DiskCache.Key(
      "verdicts", of: challenge.identifier,
      inputs: [
        "challenge": challenge.fingerprint, "solution": Fingerprint(solution),
        "limits": Fingerprint("\(limits)"), "toolchain": toolchain.fingerprint,
        "sandbox": Fingerprint("\(isSandboxed)"),
      ])
  }

  /// Returns the stored result of `solution`, or nil.
  func result(of solution: Data, for challenge: Challenge) -> Report.Result? {
    let entry: Entry? = cache.value(forKey: key(of: solution, for: challenge))
    return entry.flatMap { $0.solution == solution ? $0.result : nil }
  }

  func store(_ result: Report.Result, of solution: Data, for challenge: Challenge) {
    cache.store(
      Entry(solution: solution, result: result), forKey: key(of: solution, for: challenge),
      limit: Self.mostResults)
  }

  /// A result with the solution, because a solution can be built to have the fingerprint of another one.
  private struct Entry: Codable {
    let solution: Data
    let result: Report.Result
  }
}

extension Challenge {
  /// The fingerprint of the challenge's files when the book was loaded.
  fileprivate var fingerprint: Fingerprint {
    files.reduce(into: Fingerprint()) { $0.add((try? $1.contents.get()) ?? Data()) }
  }
}
