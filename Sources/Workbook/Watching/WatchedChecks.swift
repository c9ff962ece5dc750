import Foundation

/// The checks that `watch` and `serve` make, one at a time: the one that is wanted, the one that is under way, and what came of the
/// last.
final class WatchedChecks {
  /// What is to be checked.
  enum Wish {
    /// The challenge with this identifier.
    case challenge(String)
    /// All that were started.
    case all
    /// What the book shows, as far as it has changed.
    case book
  }

  private let program: URL
  private let book: URL
  private var wanted: Wish?
  private var process: CheckProcess?
  /// What came of the last check; nil while one is wanted or under way.
  private(set) var results: [Report.Result]?
  private(set) var complaints: [String] = []

  /// - Parameters:
  ///   - program: What knows the commands `check` and `prove`.
  ///   - book: The folder of the book.
  init(program: URL, book: URL) {
    self.program = program
    self.book = book
  }

  var isIdle: Bool { process == nil && wanted == nil }

  /// What can be read from the check that is under way.
  var sources: [Int32] { process?.open ?? [] }

  /// Calls off what is under way, and makes this check next; nil if there is nothing to check.
  func begin(_ wish: Wish?) {
    wanted = wish
    results = wish == nil ? [] : nil
    complaints = []
    cancel()
  }

  /// Calls off what is under way.
  func cancel() { process?.cancel() }

  /// Starts the check that is wanted, if none is under way.
  func start() throws {
    guard process == nil, let wish = wanted else { return }
    wanted = nil
    let command =
      switch wish {
      case .challenge(let identifier): ["check", identifier]
      case .all: ["check"]
      case .book: ["prove", "--changed"]
      }
    process = try CheckProcess(
      program: program, arguments: command + ["--book", book.path(percentEncoded: false)])
  }

  /// Takes in what has come from `source`, one of `sources`.
  func receive(from source: Int32) { process?.receive(from: source) }

  /// Takes up what came of the check that was under way, if it has ended.
  ///
  /// - Returns: Whether there are new results.
  func takeUp() -> Bool {
    guard let ended = process, ended.open.isEmpty else { return false }
    process = nil
    let (report, complaints) = ended.finish()
    guard !ended.isCancelled, wanted == nil else { return false }
    results = report?.results ?? []
    self.complaints = report == nil && complaints.isEmpty ? ["The check ended without a word."] : complaints
    return true
  }

  /// Ends what is under way, and waits for that.
  func finish() {
    guard let process else { return }
    process.cancel()
    while let source = process.open.first { process.receive(from: source) }
    _ = process.finish()
  }
}
