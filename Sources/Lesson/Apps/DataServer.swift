public import Foundation
public import Reactive

/// A data server that an app queries over HTTP, and that runs next to the server of its page.
///
/// It only defines the answers; the chapter's code doesn't deal with the transport.
public struct DataServer: Sendable {
  /// Whether the server can be reached; otherwise it refuses connections.
  public let isThere: Observable<Bool>
  /// The answer to a request, or nil.
  ///
  /// May be called on any thread.
  public let answer: @Sendable (Request) -> Answer?

  public init(isThere: Observable<Bool>, answer: @escaping @Sendable (Request) -> Answer?) {
    self.isThere = isThere
    self.answer = answer
  }

  /// A request to the server.
  public struct Request: Equatable, Sendable {
    /// The path, starting with a slash.
    public let path: String
    public let query: [String: String]

    public init(path: String, query: [String: String] = [:]) {
      self.path = path
      self.query = query
    }
  }

  /// An answer of the server.
  public struct Answer: Equatable, Sendable {
    public var status: Int
    public var type: String
    public var body: Data
    /// The time that the server takes to answer.
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
