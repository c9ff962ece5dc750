import AppServer
import Foundation
import Lesson
import Reactive
import Testing
@testable import Chapter09_WhoToFollow
@testable import AuthorTools

/// The app of chapter 9 without its page.
@Suite(.timeLimit(.minutes(30))) @MainActor struct WhoToFollowScreenTests {
  /// Uses a real server and a real session.
  @Test func `the app fetches the server's accounts`() async throws {
    let server = AccountServer()
    server.settings.accept(.init(delay: .none))
    let listener = try DataListener(ServedData(server.served))
    let url = Perch(address: listener.address).accounts(since: 300)
    var pages: [[Account]] = []
    while pages.isEmpty {
      // On a busy machine, an answer may take longer than the app waits.
      do { for try await page in Perch.fetch(url).values { pages.append(page) } } catch RxError.timeout {}
    }
    #expect(pages == [.page(since: 300)])
  }

  @Test func `a stopped server restarts at the same address`() async throws {
    let server = AccountServer()
    server.settings.accept(.init(delay: .none, trouble: .gone))
    let listener = try DataListener(ServedData(server.served))
    let url = Perch(address: listener.address).accounts(since: 0)
    var isGone = false
    while !isGone {
      do { for try await _ in Perch.fetch(url).values {} } catch { isGone = true }
    }
    server.settings.accept(.init(delay: .none))
    var pages = 0
    while pages == 0 {
      do { for try await _ in Perch.fetch(url).values { pages += 1 } } catch {}
    }
    #expect(pages == 1)
  }

  @Test func `requests for out-of-range pages and unknown paths get no response`() {
    let server = AccountServer()
    for since in ["-1", "1000001", "99999999999999999999", "x", ""] {
      #expect(server.answer(to: .init(path: "/accounts", query: ["since": since])) == nil)
    }
    for path in ["/", "/accounts", "/accounts/", "/avatars/-1.svg", "/avatars/12345678.svg", "/avatars/1"] {
      #expect(server.answer(to: .init(path: path)) == nil)
    }
  }

  @Test func `each account has its own, unchanging avatar`() {
    let pictures = (0..<100).map { Avatar(of: $0).svg }
    #expect(pictures == (0..<100).map { Avatar(of: $0).svg })
    #expect(Set(pictures).count == 100)
  }

  @Test(arguments: Version.allCases) func `closing the screen disposes all subscriptions`(version: Version) {
    let requests = Underway()
    let screen = WhoToFollowScreen(perch: Perch(address: URL(filePath: "/perch"))) { _ in
      requests.change(1)
      return Observable.never().do(onDispose: { requests.change(-1) })
    }
    screen.version.accept(version)
    let rows = (0..<3).map { screen.suggestion($0).subscribe() }
    for _ in 1...1000 { screen.refreshes.accept(()) }
    switch version {
    case .finished: #expect(requests.value == 1)
    case .perRow: #expect(requests.value == 3)
    // The older requests are still in progress.
    case .nested, .overtaking: #expect(requests.value == 1001)
    }
    for row in rows { row.dispose() }
    #expect(requests.value == (version == .nested ? 1001 : 0))
  }
}

/// The number of requests in progress; used only on the main actor.
private final class Underway: @unchecked Sendable {
  private(set) var value = 0
  func change(_ by: Int) { value += by }
}
