public import Dispatch
public import Foundation
public import Reactive

/// What a server shows to browsers: files, and sessions with what changes.
public struct ServedApp: Sendable {
  /// Finds the file whose path has these words; there are none for that of the server itself.
  public let file: @Sendable (_ path: [String]) -> ServedFile?
  /// Where everything of the app happens, one thing after another.
  public let queue: DispatchQueue
  public let users: Users

  public init(
    file: @escaping @Sendable (_ path: [String]) -> ServedFile?, queue: DispatchQueue, users: Users
  ) {
    self.file = file
    self.queue = queue
    self.users = users
  }

  /// - Parameters:
  ///   - folders: The folders of its files, by the first word of their paths; that of the empty word has the page,
  ///     `index.html`.
  ///   - pictures: A server besides this one from which pages may load pictures.
  public init(folders: [String: URL], queue: DispatchQueue, users: Users, pictures: URL? = nil) {
    self.init(
      file: { path in
        let (folder, rest) =
          path.first.flatMap { name in
            path.count > 1 ? folders[name].map { ($0, Array(path.dropFirst())) } : nil
          } ?? (folders[""], path)
        return folder.flatMap {
          ServedFile(rest.isEmpty ? ["index.html"] : rest, in: $0, picturesFrom: pictures)
        }
      }, queue: queue, users: users)
  }

  /// Who a page is.
  public enum Users: Sendable {
    /// All pages see one session.
    case one(ServedSession)
    /// Each page has a session, which is made on the app's queue and is its own, also when it is loaded again.
    case eachPage(@Sendable () -> ServedSession)
  }
}

/// What pages are told, and what they may ask for.
public struct ServedSession: Sendable {
  /// What pages are told, now and at each change.
  public let states: [State]
  /// What pages are told once, and pages that come later once more.
  public let reports: Observable<String>
  /// Performs an action of the page, if there is one of that name.
  public let perform: @Sendable (_ action: String, _ value: String?) -> Bool

  public init(
    states: [State], reports: Observable<String>,
    perform: @escaping @Sendable (_ action: String, _ value: String?) -> Bool
  ) {
    self.states = states
    self.reports = reports
    self.perform = perform
  }

  /// Something that has a value at any time, which is JSON.
  public struct State: Sendable {
    public let name: String
    public let values: Observable<String>

    public init(_ name: String, _ values: Observable<String>) {
      self.name = name
      self.values = values
    }
  }
}
