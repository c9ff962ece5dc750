public import Foundation
public import Reactive

/// A server of data that an app asks over HTTP, and which runs beside the one of its page.
///
/// It says what is answered to a path; how that gets over the wire, the app's chapter does not know.
public struct DataServer: Sendable {
  /// Whether it can be reached: a server that is not there refuses connections.
  public let isThere: Observable<Bool>
  /// What it says to a request; nil if there is nothing.
  ///
  /// May be called on any thread.
  public let answer: @Sendable (Request) -> Answer?

  public init(isThere: Observable<Bool>, answer: @escaping @Sendable (Request) -> Answer?) {
    self.isThere = isThere
    self.answer = answer
  }

  /// What is asked for.
  public struct Request: Equatable, Sendable {
    /// It begins with a slash.
    public let path: String
    public let query: [String: String]

    public init(path: String, query: [String: String] = [:]) {
      self.path = path
      self.query = query
    }
  }

  /// What comes back.
  public struct Answer: Equatable, Sendable {
    public var status: Int
    public var type: String
    public var body: Data
    /// How long the server thinks about it.
    public var delay: Duration
    /// Whether the connection breaks in the middle of the body.
    public var isCutOff: Bool

    public init(
      status: Int = 200, type: String, body: Data, delay: Duration = .zero, isCutOff: Bool = false
    ) {
      self.status = status
      self.type = type
      self.body = body
      self.delay = delay
      self.isCutOff = isCutOff
    }
  }
}
