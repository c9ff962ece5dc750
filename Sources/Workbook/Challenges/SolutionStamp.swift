import Foundation

/// What tells whether a solution, or the check that it has passed, has been changed.
enum SolutionStamp {
  static func of(solution: Data, check: Data) -> String {
    Digest.of([String(decoding: solution, as: UTF8.self), String(decoding: check, as: UTF8.self)])
  }
}
