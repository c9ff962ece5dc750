import Foundation

/// What was said of solutions, so that nobody's is judged again who has changed nothing.
///
/// A verdict is kept as soon as there is one: what was interrupted goes on where it was.
struct VerdictMemory: Sendable {
  private let folder: URL
  private let judge: String

  /// - Parameters:
  ///   - scratch: The book's folder for what can be made again.
  ///   - program: What judges; another build of it remembers nothing.
  ///   - limits: What a solution may use up.
  init(below scratch: URL, program: URL, limits: Limits) {
    folder = scratch.appending(path: "verdicts", directoryHint: .isDirectory)
    let attributes = try? FileManager.default.attributesOfItem(atPath: program.path(percentEncoded: false))
    let size = attributes?[.size] as? Int ?? 0
    let built = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    judge = "\(size) \(built) \(limits)"
  }

  /// What tells a solution, its challenge and its judge from all others.
  func key(of solution: Data, for challenge: Challenge) -> String {
    var print = Fingerprint()
    print.add(judge)
    print.add(challenge.identifier)
    print.add(filesBelow: challenge.folder)
    print.add(solution)
    return print.text
  }

  func verdict(for key: String) -> Report.Result? {
    (try? Data(contentsOf: file(key))).flatMap { try? JSONDecoder().decode(Report.Result.self, from: $0) }
  }

  /// Keeps `result`, unless another run of the same solution may come to another one.
  func remember(_ result: Report.Result, for key: String) {
    guard ![.timedOut, .crowded, .flooded, .didNotStart].contains(result.verdict) else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let data = try? JSONEncoder().encode(result) else { return }
    // Whole or not at all. Where it cannot be kept, the solution is judged again.
    try? Draft(of: data, for: file(key)).replace()
  }

  private func file(_ key: String) -> URL { folder.appending(path: "\(key).json") }
}
