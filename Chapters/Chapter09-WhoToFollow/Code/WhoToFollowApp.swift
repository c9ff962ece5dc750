import Foundation
import Lesson
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The program of this chapter, as its pages see it: a server of
/// accounts for all, and a screen for each.
let whoToFollowApp = PracticeApp(
  "who-to-follow", summary: "Follow accounts that a server suggests."
) {
  // In debug builds each request would be printed; the page shows them.
  URLSession.rx.shouldLogRequest = { _ in false }
  let server = AccountServer()
  return .eachPage(server.served) { address in
    WhoToFollowScreen(
      perch: Perch(address: address), fetch: Perch.fetch
    )
    .session(with: server, at: address)
  }
}

extension WhoToFollowScreen {
  func session(with server: AccountServer, at address: URL)
    -> AppSession
  {
    AppSession(
      panel: panel,
      shows: (0..<3).map { row in
        .state(
          "row\(row + 1)",
          suggestion(row).map { $0.map { Row($0, at: address) } })
      } + [
        .state("notice", notice),
        .state("requests", requestCount),
        .state("version", version),
        .state("server", server.settings),
      ],
      does: (0..<3).map { row in
        .action("close\(row + 1)") { _ in self.closes[row].accept(()) }
      } + [
        .action("refresh") { _ in self.refreshes.accept(()) },
        .action("version") { name in
          Version(rawValue: name).map(self.version.accept)
        },
        .action("server") { settings in server.set(settings) },
      ])
  }

  /// A suggestion as the page shows it.
  private struct Row: Encodable {
    let handle: String
    let name: String
    let avatar: String

    init(_ account: Account, at address: URL) {
      handle = account.handle
      name = account.name
      avatar =
        address.appending(path: "avatars/\(account.id).svg")
        .absoluteString
    }
  }
}

extension AccountServer {
  /// Takes over settings that are written as JSON.
  func set(_ settings: String) {
    let settings = try? JSONDecoder().decode(
      Settings.self, from: Data(settings.utf8))
    settings.map(self.settings.accept)
  }
}
