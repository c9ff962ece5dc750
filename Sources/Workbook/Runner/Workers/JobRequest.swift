import Foundation

/// A request to a worker: jobs of one kind, which run sequentially, each in a separate process.
package struct JobRequest: Codable, Equatable, Sendable {
  /// The kind of the jobs, with their arguments.
  package enum Work: Codable, Equatable, Sendable {
    /// Examples of a chapter that is linked into the worker's program, by position.
    case examples(chapter: String, positions: [Int])
    /// Examples of the chapter that the function `rxbook_chapter` of a shared library returns.
    case loadedExamples(library: String, positions: [Int])
    /// Groups of diagrams of a chapter that is linked into the worker's program; each group runs in one process.
    case diagrams(chapter: String, groups: [[DiagramRequest]])
    /// Diagrams of the chapter that the function `rxbook_chapter` of a shared library returns.
    case loadedDiagrams(library: String, groups: [[DiagramRequest]])
    /// The check that a function of a shared library returns.
    case check(library: String, function: String = "rxbook_check")
    /// The closure of the check, in a shared library, that prints the output shown in the statement.
    case demonstration(library: String)
    /// The function `main` of a shared library, as a program with these arguments; the first one is its name.
    case script(library: String, arguments: [String])
  }

  package var work: Work
  /// The working directory of each job; the last one is used for all further jobs.
  package var directories: [String]
  package var limits: Limits
  /// The clock of examples, checks and scripts.
  package var time: Time
  /// Whether examples print the places of subscriptions that they leak to standard error.
  var recordsSubscriptions = false

  /// A kind of clock.
  package enum Time: Codable, Equatable, Sendable {
    /// Time advances only when all threads wait, so waiting takes no time.
    case virtual
    /// Like `virtual`, with marks in the output for `TracedLines` that show where work is done.
    case traced
    /// The system clock.
    case real
  }

  package init(work: Work, in directories: [URL], limits: Limits = Limits(), time: Time = .virtual) {
    self.work = work
    self.directories = directories.map { $0.path(percentEncoded: false) }
    self.limits = limits
    self.time = time
  }

  /// Decodes a line that `line()` has encoded.
  init(line: [UInt8]) throws {
    self = try JSONDecoder().decode(JobRequest.self, from: Data(line))
  }

  /// Returns the request as a line for a worker's standard input.
  func line() throws -> Data { try JSONEncoder().encode(self) + [UInt8(ascii: "\n")] }

  /// Returns the working directory of the job at `position`.
  func directory(at position: Int) -> String {
    directories.indices.contains(position) ? directories[position] : directories.last ?? "/"
  }

  var jobCount: Int {
    switch work {
    case .examples(_, let positions), .loadedExamples(_, let positions): positions.count
    case .diagrams(_, let groups), .loadedDiagrams(_, let groups): groups.count
    case .check, .demonstration, .script: 1
    }
  }
}
