import Foundation
import SystemSupport

/// Identifies a solution together with the check that it has passed.
enum SolutionFingerprint {
  static func of(solution: Data, check: Data) -> String {
    StableHash.of([String(decoding: solution, as: UTF8.self), String(decoding: check, as: UTF8.self)])
  }
}
