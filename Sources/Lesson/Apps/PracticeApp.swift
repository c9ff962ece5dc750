public import Foundation

/// A program of a chapter with a page in a browser, or at the terminal, which `rxbook app` runs.
///
/// All that it knows and decides is in streams of the chapter's module. The page, in the chapter's folder `App`, shows
/// what they send and asks for actions; at the terminal the lines are streams, too.
public struct PracticeApp: Sendable {
  /// What the reader types, as in `collage`.
  public let name: String
  /// What it is for, in a line.
  public let summary: String
  private let begin: @Sendable (Place) throws -> Run

  /// An app with one session, which all pages see.
  public init(_ name: String, summary: String, begin: @escaping @Sendable (Place) throws -> AppSession) {
    self.name = name
    self.summary = summary
    self.begin = { place in .shared(try begin(place)) }
  }

  /// An app with a server of data beside it, and a session for each page.
  public init(_ name: String, summary: String, beside: @escaping @Sendable () -> Run) {
    self.name = name
    self.summary = summary
    begin = { _ in beside() }
  }

  /// An app at the terminal, which is begun on the main queue.
  public init(_ name: String, summary: String, terminal: @escaping @Sendable () -> TerminalForm) {
    self.name = name
    self.summary = summary
    begin = { _ in .terminal(terminal()) }
  }

  /// What an app has begun.
  public enum Run: Sendable {
    /// A session that all pages see.
    case shared(AppSession)
    /// A server of data, and what makes a session for each page; it is told where the server is.
    case eachPage(DataServer, @Sendable (_ data: URL) -> AppSession)
    /// A form at the terminal, without pages.
    case terminal(TerminalForm)
  }

  /// Where it runs.
  public struct Place: Sendable {
    /// The chapter's files.
    public let resources: URL
    /// The only folder that it may write to.
    public let album: URL

    public init(resources: URL, album: URL) {
      self.resources = resources
      self.album = album
    }
  }

  /// Begins it, with nothing that it did before.
  public func run(at place: Place) throws -> Run { try begin(place) }
}
