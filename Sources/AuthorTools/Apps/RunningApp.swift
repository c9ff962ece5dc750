import AppServer
import BookProgram
import BookModel
import Foundation
import Lesson
import Reactive
import TextSupport

/// A practice app with a running server.
struct RunningApp {
  let address: URL
  /// The address of the app's data server, if it has one.
  var data: URL? { dataListener?.address }
  private let dataListener: DataListener?

  /// Starts a server for `app` with one session, which all pages share.
  init(_ app: BookApp, _ session: AppSession, album: URL, port: UInt16?) throws {
    try self.init(app, to: .shared(ServedSession(session, of: app)), beside: nil, album, port)
  }

  /// Starts a server for the data of `app`, and one for its pages, with a session for each page.
  init(
    _ app: BookApp, _ data: DataServer, _ session: @escaping @Sendable (URL) -> AppSession, album: URL,
    port: UInt16?
  ) throws {
    let listener = try DataListener(ServedData(data))
    let sessions = ServedApp.Sessions.perPage { [address = listener.address] in
      ServedSession(session(address), of: app)
    }
    try self.init(app, to: sessions, beside: listener, album, port)
  }

  /// Starts a server for `app`, which notifies the pages before the program is interrupted.
  private init(
    _ app: BookApp, to sessions: ServedApp.Sessions, beside listener: DataListener?, _ album: URL,
    _ port: UInt16?
  ) throws {
    dataListener = listener
    let served = ServedApp(
      folders: [
        "": app.page, "resources": app.chapter.chapter.resources, "album": album,
        "code": app.chapter.chapter.folder.deletingLastPathComponent(),
      ], queue: .main,
      sessions: sessions, pictures: dataListener?.address)
    address = try RunningServer(served, port: port).address
  }

  /// Runs the app on the main queue until the program is interrupted.
  func wait() -> Never { dispatchMain() }
}

extension ServedSession {
  /// Adapts an app's session to the server's interface.
  ///
  /// The state `origin` is the line above the page, which names the chapter.
  init(_ session: AppSession, of app: BookApp) {
    let origin = "Chapter \(app.chapter.chapter.number): \(app.chapter.title.filter { $0 != "`" })"
    self.init(
      states: [State("origin", .just(origin.json))] + session.states.map { State($0.name, $0.values) },
      reports: session.panel.all.map(\.json)
    ) { action, value in session.perform(action, value) }
  }
}

extension ServedData {
  /// Adapts a chapter's data server to the server's interface.
  init(_ server: DataServer) {
    self.init(isAvailable: server.isThere) { path, query in
      server.answer(.init(path: path, query: query)).map { answer in
        Answer(
          status: answer.status, type: answer.type, body: answer.body, delay: answer.delay,
          isCutOff: answer.isCutOff)
      }
    }
  }
}
