import Foundation
import RxRelay
import RxSwift

protocol AuctionSocket: AnyObject {
  func open(onText: @escaping (String) -> Void, onClose: @escaping (Error?) -> Void)
  func send(_ text: String)
  func close()
}

struct Bid: Equatable {
  let bidder: String
  let pounds: Int
}

/// A disposable that closes a socket once.
///
/// `@unchecked Sendable`, because disposables must be `Sendable` in Swift 6: the lock guards `isClosed`, and only one
/// subscription uses the socket.
final class AuctionConnection: Disposable, @unchecked Sendable {
  private let socket: AuctionSocket
  private let lock = NSLock()
  private var isClosed = false

  init(socket: AuctionSocket) { self.socket = socket }

  /// The messages that the socket receives after it has subscribed to a lot.
  func texts(about lot: String) -> Observable<String> {
    .create { [socket] observer in
      socket.open(
        onText: { observer.onNext($0) },
        onClose: { error in
          if let error { observer.onError(error) } else { observer.onCompleted() }
        })
      socket.send("follow \(lot)")
      return Disposables.create { socket.send("leave \(lot)") }
    }
  }

  func dispose() {
    lock.lock()
    let isFirst = !isClosed
    isClosed = true
    lock.unlock()
    if isFirst { socket.close() }
  }
}

/// Follows an auction, and reconnects when the connection is lost.
final class AuctionFeed {
  enum Update: Equatable {
    case connecting
    case bid(Bid)
    case lost(secondsUntilRetry: Int)
  }

  private let makeSocket: () throws -> AuctionSocket
  private let scheduler: SchedulerType

  init(scheduler: SchedulerType, makeSocket: @escaping () throws -> AuctionSocket) {
    self.makeSocket = makeSocket
    self.scheduler = scheduler
  }

  /// Emits the bids for a lot, and completes when the hammer falls.
  func updates(about lot: String) -> Observable<Update> {
    .deferred { [makeSocket, scheduler] in
      let failures = BehaviorRelay(value: 0)
      let losses = PublishRelay<Update>()

      let connection = Observable.using(
        { AuctionConnection(socket: try makeSocket()) },
        observableFactory: { connection in connection.texts(about: lot) }
      )
      // A connection that is silent for this long is considered lost.
      .timeout(.seconds(30), scheduler: scheduler)
      .do(onNext: { _ in failures.accept(0) })
      .compactMap(Self.bid(from:))
      .map(Update.bid)
      .startWith(.connecting)

      let bids = connection.retry { errors in
        errors.flatMap { _ -> Observable<Int> in
          let seconds = min(1 << failures.value, 16)
          failures.accept(failures.value + 1)
          losses.accept(.lost(secondsUntilRetry: seconds))
          return .timer(.seconds(seconds), scheduler: scheduler)
        }
      }
      // Materialized, so that the end of the bids completes the whole sequence.
      .materialize()

      return Observable.merge(losses.map { Event.next($0) }, bids).dematerialize()
    }
  }

  /// Parses a message such as "bid Ada 120"; other messages are heartbeats or from a later protocol version.
  private static func bid(from text: String) -> Bid? {
    let words = text.split(separator: " ")
    guard words.count == 3, words[0] == "bid", let pounds = Int(words[2]) else { return nil }
    return Bid(bidder: String(words[1]), pounds: pounds)
  }
}
