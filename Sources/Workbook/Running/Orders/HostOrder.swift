import Foundation

/// What a host is told to run: jobs of one kind, one after another, each in a process of its own.
public struct HostOrder: Codable, Equatable, Sendable {
  /// The kind of the jobs and which they are.
  public enum Work: Codable, Equatable, Sendable {
    /// Examples of a chapter that is linked into the host, by their position.
    case examples(chapter: String, positions: [Int])
    /// Examples of the chapter that the function `rxbook_chapter` of a shared library returns.
    case loadedExamples(library: String, positions: [Int])
    /// Groups of diagrams of a chapter that is linked into the host, each group in one process.
    case diagrams(chapter: String, groups: [[DiagramTurn]])
    /// Diagrams of the chapter that the function `rxbook_chapter` of a shared library returns.
    case loadedDiagrams(library: String, groups: [[DiagramTurn]])
    /// The check that the function `rxbook_check` of a shared library returns.
    case check(library: String)
    /// What the check of a shared library shows of the solution.
    case demonstration(library: String)
    /// The function `main` of a shared library, as a program that was given these arguments, its name first.
    case script(library: String, arguments: [String])
  }

  public var work: Work
  /// The working directory of each job; the last one is that of all further ones, too.
  public var directories: [String]
  public var limits: Limits
  /// The time of examples, checks and files of the reader's.
  public var time: Time
  /// Whether examples print on standard error which lines made the subscriptions that they leave behind.
  var recordsSubscriptions = false

  /// What kind of time there is.
  public enum Time: Codable, Equatable, Sendable {
    /// It passes when somebody waits, and takes none.
    case virtual
    /// As `virtual`, and the output is marked with the places where work is done, for `TracedLines`.
    case traced
    /// As in a program.
    case real
  }

  public init(work: Work, in directories: [URL], limits: Limits = Limits(), time: Time = .virtual) {
    self.work = work
    self.directories = directories.map { $0.path(percentEncoded: false) }
    self.limits = limits
    self.time = time
  }

  /// Reads what `line` made.
  init(line: [UInt8]) throws {
    self = try JSONDecoder().decode(HostOrder.self, from: Data(line))
  }

  /// The order as a line for a host's standard input.
  func line() throws -> Data { try JSONEncoder().encode(self) + [UInt8(ascii: "\n")] }

  /// The working directory of the job at `position`.
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
