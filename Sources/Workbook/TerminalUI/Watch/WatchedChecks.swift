import Foundation
import Runner

/// The checks of `watch` and `serve`, which run one at a time.
package final class WatchedChecks {
  /// The subject of a check.
  package enum Request {
    /// The challenge with this identifier.
    case challenge(String)
    /// All challenges that the reader has started.
    case all
    /// The chapters of the book that have changed since their last proof.
    case book
  }

  private let program: URL
  private let book: URL
  private var wanted: Request?
  private var process: CheckProcess?
  /// The results of the last check, or nil while a check is requested or in progress.
  package private(set) var results: [Report.Result]?
  /// The lines that the last check wrote to standard error.
  package private(set) var complaints: [String] = []
  /// Whether the last check finished and wrote its report.
  package private(set) var hasReport = false

  /// - Parameters:
  ///   - program: The program with the commands `check` and `prove`.
  ///   - book: The folder of the book.
  package init(program: URL, book: URL) {
    self.program = program
    self.book = book
  }

  var isIdle: Bool { process == nil && wanted == nil }

  /// The descriptors to read from the check in progress.
  package var sources: [Int32] { process?.open ?? [] }

  /// Cancels the check in progress, and requests the next one, or none if nil.
  package func begin(_ request: Request?) {
    wanted = request
    results = request == nil ? [] : nil
    complaints = []
    cancel()
  }

  /// Cancels the check in progress.
  package func cancel() { process?.cancel() }

  /// Starts the requested check, if no other check is in progress.
  package func start() throws {
    guard process == nil, let request = wanted else { return }
    wanted = nil
    let command =
      switch request {
      case .challenge(let identifier): ["check", identifier]
      case .all: ["check"]
      case .book: ["prove", "--changed"]
      }
    process = try CheckProcess(
      program: program, arguments: command + ["--book", book.path(percentEncoded: false)])
  }

  /// Reads the available bytes from `source`, which must be one of `sources`.
  package func receive(from source: Int32) { process?.receive(from: source) }

  /// Collects the results of the check in progress, if it has ended.
  ///
  /// - Returns: Whether there are new results.
  package func collectResults() -> Bool {
    guard let ended = process, ended.open.isEmpty else { return false }
    process = nil
    let (report, complaints) = ended.finish()
    guard !ended.isCancelled, wanted == nil else { return false }
    results = report?.results ?? []
    hasReport = report != nil
    let isSilent = report == nil && complaints.isEmpty
    self.complaints = isSilent ? ["The check ended without a report or an error message."] : complaints
    return true
  }

  /// Cancels the check in progress, and waits for it to end.
  func finish() {
    guard let process else { return }
    process.cancel()
    while let source = process.open.first { process.receive(from: source) }
    _ = process.finish()
  }
}
