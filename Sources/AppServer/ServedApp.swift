public import Dispatch
public import Foundation
public import Reactive

/// The files and sessions of an app that a server shows to browsers.
public struct ServedApp: Sendable {
  /// Returns the file at the path with these components.
  ///
  /// The page itself has the empty path.
  public let file: @Sendable (_ path: [String]) -> ServedFile?
  /// The serial queue on which the app runs.
  public let queue: DispatchQueue
  public let sessions: Sessions

  public init(
    file: @escaping @Sendable (_ path: [String]) -> ServedFile?, queue: DispatchQueue, sessions: Sessions
  ) {
    self.file = file
    self.queue = queue
    self.sessions = sessions
  }

  /// Serves the files of folders and, below `common/`, the files that the pages of all apps share.
  ///
  /// - Parameters:
  ///   - folders: The folders of the app's files, by the first component of their paths. The folder for the empty string
  ///     contains the page, `index.html`.
  ///   - pictures: Another server from which pages may load pictures.
  public init(folders: [String: URL], queue: DispatchQueue, sessions: Sessions, pictures: URL? = nil) {
    self.init(
      file: { path in
        if path.first == "common" { return path.count == 2 ? ServedFile(shared: path[1]) : nil }
        let (folder, rest) =
          path.first.flatMap { name in
            path.count > 1 ? folders[name].map { ($0, Array(path.dropFirst())) } : nil
          } ?? (folders[""], path)
        return folder.flatMap {
          ServedFile(rest.isEmpty ? ["index.html"] : rest, in: $0, picturesFrom: pictures)
        }
      }, queue: queue, sessions: sessions)
  }

  /// The assignment of pages to sessions.
  public enum Sessions: Sendable {
    /// All pages see the same session.
    case shared(ServedSession)
    /// Each page has its own session, and still has it after a reload. The closure is called on the app's queue.
    case perPage(@Sendable () -> ServedSession)
  }
}

/// The states and reports that pages receive, and the actions that they can perform.
public struct ServedSession: Sendable {
  /// The states, of which pages receive the current values and every change.
  public let states: [State]
  /// Emits each report that pages receive; pages that connect late receive the latest ones.
  public let reports: Observable<String>
  /// Performs an action, and returns whether an action of this name exists.
  public let perform: @Sendable (_ action: String, _ value: String?) -> Bool

  public init(
    states: [State], reports: Observable<String>,
    perform: @escaping @Sendable (_ action: String, _ value: String?) -> Bool
  ) {
    self.states = states
    self.reports = reports
    self.perform = perform
  }

  /// A named JSON value that changes.
  public struct State: Sendable {
    public let name: String
    public let values: Observable<String>

    public init(_ name: String, _ values: Observable<String>) {
      self.name = name
      self.values = values
    }
  }
}
