public import Foundation

/// A program of a chapter that `rxbook app` runs, with a page in a browser or a form in the terminal.
///
/// Its state and logic are streams in the chapter's module. The page, in the chapter's folder `App`, shows what they
/// emit and performs actions. In the terminal, the lines are streams, too.
public struct PracticeApp: Sendable {
  /// The name that the reader types, such as `collage`.
  public let name: String
  /// A summary in one line.
  public let summary: String
  private let begin: @Sendable (Place) throws -> Run

  /// Creates an app with one session, which all pages share.
  public init(_ name: String, summary: String, begin: @escaping @Sendable (Place) throws -> AppSession) {
    self.name = name
    self.summary = summary
    self.begin = { place in .shared(try begin(place)) }
  }

  /// Creates an app with a data server and a separate session for each page.
  public init(_ name: String, summary: String, beside: @escaping @Sendable () -> Run) {
    self.name = name
    self.summary = summary
    begin = { _ in beside() }
  }

  /// Creates an app in the terminal.
  ///
  /// `terminal` is called on the main queue.
  public init(_ name: String, summary: String, terminal: @escaping @Sendable () -> TerminalForm) {
    self.name = name
    self.summary = summary
    begin = { _ in .terminal(terminal()) }
  }

  /// A running app.
  public enum Run: Sendable {
    /// A session that all pages share.
    case shared(AppSession)
    /// A data server and a closure that creates a session for each page, given the server's address.
    case eachPage(DataServer, @Sendable (_ data: URL) -> AppSession)
    /// A form at the terminal, without pages.
    case terminal(TerminalForm)
  }

  /// The folders of a running app.
  public struct Place: Sendable {
    /// The folder with the chapter's resources.
    public let resources: URL
    /// The only folder that the app may write to.
    public let album: URL

    public init(resources: URL, album: URL) {
      self.resources = resources
      self.album = album
    }
  }

  /// Starts the app in its initial state.
  public func run(at place: Place) throws -> Run { try begin(place) }
}
