import RxSwift
import RxTest
import Testing

struct WebSocketReconnectionTests {
  private typealias Update = AuctionFeed.Update

  private struct Broken: Error {}

  /// A server that records the messages of all sockets, and sends to the one that was opened last.
  private final class Server {
    let scheduler: TestScheduler
    var isDown = false
    private(set) var notes: [String] = []
    private var sockets: [Socket] = []

    init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

    func makeSocket() throws -> Socket {
      if isDown {
        note("refused")
        throw Broken()
      }
      sockets.append(Socket(self))
      return sockets[sockets.count - 1]
    }

    func note(_ text: String) { notes.append("\(scheduler.clock) \(text)") }

    func say(_ text: String) { sockets.last?.onText?(text) }

    func close(_ error: Error?) { sockets.last?.onClose?(error) }
  }

  private final class Socket: AuctionSocket {
    private let server: Server
    var onText: ((String) -> Void)?
    var onClose: ((Error?) -> Void)?
    init(_ server: Server) { self.server = server }

    func open(onText: @escaping (String) -> Void, onClose: @escaping (Error?) -> Void) {
      server.note("open")
      self.onText = onText
      self.onClose = onClose
    }

    func send(_ text: String) { server.note(text) }
    func close() { server.note("close") }
  }

  private let scheduler = TestScheduler(initialClock: 0)

  private func updates(_ server: Server, until end: Int = 200) -> [Recorded<Event<Update>>] {
    let feed = AuctionFeed(scheduler: scheduler, makeSocket: server.makeSocket)
    return scheduler.start(created: 5, subscribed: 10, disposed: end) { feed.updates(about: "lot 4") }.events
  }

  @Test func `bids are emitted until the hammer falls`() {
    let server = Server(scheduler)
    scheduler.scheduleAt(20) { server.say("bid Ada 120") }
    scheduler.scheduleAt(25) { server.say("bid nobody nothing") }
    scheduler.scheduleAt(30) { server.say("bid Bo 130") }
    scheduler.scheduleAt(40) { server.close(nil) }
    scheduler.scheduleAt(41) { server.say("bid Cy 999") }
    let updates = updates(server)
    #expect(
      updates == [
        .next(10, .connecting), .next(20, .bid(Bid(bidder: "Ada", pounds: 120))),
        .next(30, .bid(Bid(bidder: "Bo", pounds: 130))), .completed(40),
      ])
    #expect(server.notes == ["10 open", "10 follow lot 4", "40 leave lot 4", "40 close"])
  }

  @Test func `a lost connection is reopened, with growing pauses until a message arrives`() {
    let server = Server(scheduler)
    scheduler.scheduleAt(19) { server.isDown = true }
    scheduler.scheduleAt(20) { server.close(Broken()) }
    scheduler.scheduleAt(25) { server.isDown = false }
    scheduler.scheduleAt(30) { server.say("bid Ada 120") }
    scheduler.scheduleAt(40) { server.close(Broken()) }
    let updates = updates(server, until: 45)
    #expect(
      updates == [
        .next(10, .connecting), .next(20, .lost(secondsUntilRetry: 1)),
        .next(21, .connecting), .next(21, .lost(secondsUntilRetry: 2)),
        .next(23, .connecting), .next(23, .lost(secondsUntilRetry: 4)),
        .next(27, .connecting), .next(30, .bid(Bid(bidder: "Ada", pounds: 120))),
        .next(40, .lost(secondsUntilRetry: 1)), .next(41, .connecting),
      ])
    #expect(
      server.notes == [
        "10 open", "10 follow lot 4", "20 leave lot 4", "20 close", "21 refused", "23 refused", "27 open",
        "27 follow lot 4", "40 leave lot 4", "40 close", "41 open", "41 follow lot 4", "45 leave lot 4",
        "45 close",
      ])
  }

  @Test func `a silent connection is closed`() {
    let server = Server(scheduler)
    scheduler.scheduleAt(30) { server.say("heartbeat") }
    let updates = updates(server, until: 62)
    #expect(
      updates == [.next(10, .connecting), .next(60, .lost(secondsUntilRetry: 1)), .next(61, .connecting)])
    #expect(server.notes.contains("60 close"))
  }

  @Test func `disposing during a pause opens no further socket`() {
    let server = Server(scheduler)
    scheduler.scheduleAt(20) { server.close(Broken()) }
    let updates = updates(server, until: 21)
    #expect(updates == [.next(10, .connecting), .next(20, .lost(secondsUntilRetry: 1))])
    #expect(server.notes == ["10 open", "10 follow lot 4", "20 leave lot 4", "20 close"])
  }
}
