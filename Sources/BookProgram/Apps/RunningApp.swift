import AppServer
import Foundation
import Lesson
import Reactive
import Workbook

/// A practice app whose pages are being served.
struct RunningApp {
  let address: URL
  /// Where its data comes from, if that is a server beside it.
  var data: URL? { dataListener?.address }
  private let dataListener: DataListener?

  /// Begins to serve `app` to one session, which all pages see.
  init(_ app: BookApp, _ session: AppSession, album: URL, port: UInt16?) throws {
    try self.init(app, to: .one(ServedSession(session)), beside: nil, album, port)
  }

  /// Begins to serve `app` to a session for each page, beside the server of its data.
  init(
    _ app: BookApp, _ data: DataServer, _ session: @escaping @Sendable (URL) -> AppSession, album: URL,
    port: UInt16?
  ) throws {
    let listener = try awaited { () async throws(AppServerError) in
      try await DataListener(ServedData(data))
    }
    let users = ServedApp.Users.eachPage { [address = listener.address] in ServedSession(session(address)) }
    try self.init(app, to: users, beside: listener, album, port)
  }

  /// Begins to serve `app`, and sees to it that its pages hear of an interruption.
  private init(
    _ app: BookApp, to users: ServedApp.Users, beside listener: DataListener?, _ album: URL, _ port: UInt16?
  ) throws {
    dataListener = listener
    let served = ServedApp(
      folders: [
        "": app.page, "common": AppServer.pageFiles, "resources": app.chapter.resources, "album": album,
      ], queue: .main, users: users, pictures: dataListener?.address)
    address = try RunningServer(served, port: port).address
  }

  /// Does what the app does, until the program is interrupted.
  func wait() -> Never { dispatchMain() }
}

extension ServedSession {
  /// A session as the server knows it.
  init(_ session: AppSession) {
    self.init(
      states: session.states.map { State($0.name, $0.values) }, reports: session.panel.all.map(\.json)
    ) { action, value in session.perform(action, value) }
  }
}

extension ServedData {
  /// A server of a chapter's, as it is reached over the network.
  init(_ server: DataServer) {
    self.init(isThere: server.isThere) { path, query in
      server.answer(.init(path: path, query: query)).map { answer in
        Answer(
          status: answer.status, type: answer.type, body: answer.body, delay: answer.delay,
          isCutOff: answer.isCutOff)
      }
    }
  }
}
