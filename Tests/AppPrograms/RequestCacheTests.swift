import RxBlocking
import RxSwift
import RxTest
import Testing

struct RequestCacheTests {
  private struct NoConnection: Error, Equatable {}

  private final class Service: TideService {
    private let scheduler: TestScheduler
    var isConnected = true
    private(set) var asked: [String] = []
    init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

    func harbours() -> Single<[String]> {
      .deferred { [self] in
        asked.append("harbours at \(scheduler.clock)")
        return scheduler.createColdObservable([.next(10, ["Oban", "Troon"]), .completed(10)]).asSingle()
      }
    }

    func table(for harbour: String) -> Single<TideTable> {
      .deferred { [self] in
        asked.append("\(harbour) at \(scheduler.clock)")
        if !isConnected { return scheduler.createColdObservable([.error(20, NoConnection())]).asSingle() }
        let table = TideTable(harbour: harbour, highWater: [scheduler.clock])
        return scheduler.createColdObservable([.next(20, table), .completed(20)]).asSingle()
      }
    }
  }

  private final class Storage: TideStorage {
    private(set) var tables: [String: TideTable] = [:]
    func table(for harbour: String) -> Maybe<TideTable> { tables[harbour].map(Maybe.just) ?? .empty() }
    func keep(_ table: TideTable) { tables[table.harbour] = table }
  }

  private let scheduler = TestScheduler(initialClock: 0)
  private let storage = Storage()
  private let bag = DisposeBag()

  /// Records the events of `sequence` from a subscription at `time`.
  private func observe<Element>(_ sequence: Observable<Element>, at time: Int) -> TestableObserver<Element> {
    let observer = scheduler.createObserver(Element.self)
    scheduler.scheduleAt(time) { sequence.subscribe(observer).disposed(by: bag) }
    return observer
  }

  private func oban(_ highWater: Int...) -> TideTable { TideTable(harbour: "Oban", highWater: highWater) }

  @Test func `simultaneous subscribers share a request, and a later one starts another`() {
    let service = Service(scheduler)
    let tables = TideTables(service: service, storage: storage)
    let first = observe(tables.table(for: "Oban"), at: 10)
    let second = observe(tables.table(for: "Oban"), at: 20)
    let third = observe(tables.table(for: "Oban"), at: 50)
    scheduler.start()
    #expect(first.events == [.next(30, oban(10)), .completed(30)])
    #expect(second.events == [.next(30, oban(10)), .completed(30)])
    #expect(third.events == [.next(50, oban(10)), .next(70, oban(50)), .completed(70)])
    #expect(service.asked == ["Oban at 10", "Oban at 50"])
  }

  @Test func `the list of harbours is requested once, even if a subscriber leaves`() {
    let service = Service(scheduler)
    let tables = TideTables(service: service, storage: storage)
    let first = observe(tables.harbours, at: 10)
    let second = observe(tables.harbours, at: 100)
    scheduler.start()
    #expect(first.events == [.next(20, ["Oban", "Troon"]), .completed(20)])
    #expect(second.events == [.next(100, ["Oban", "Troon"]), .completed(100)])
    #expect(service.asked == ["harbours at 10"])
  }

  @Test func `without a connection, the cached table is used`() {
    let service = Service(scheduler)
    service.isConnected = false
    storage.keep(oban(7))
    let tables = TideTables(service: service, storage: storage)
    let kept = observe(tables.table(for: "Oban"), at: 10)
    let missing = observe(tables.table(for: "Troon"), at: 10)
    scheduler.start()
    #expect(kept.events == [.next(10, oban(7)), .completed(30)])
    #expect(missing.events == [.error(30, NoConnection())])
  }

  @Test func `the cached table is emitted before the new one arrives`() throws {
    storage.keep(oban(7))
    let tables = TideTables(service: Service(scheduler), storage: storage)
    // The virtual clock does not advance, so no request is answered.
    #expect(try tables.table(for: "Oban").toBlocking(timeout: 5).first() == oban(7))
  }

  @Test func `a failed request is not cached`() {
    let service = Service(scheduler)
    service.isConnected = false
    let tables = TideTables(service: service, storage: storage)
    let early = observe(tables.table(for: "Oban"), at: 10)
    scheduler.scheduleAt(40) { service.isConnected = true }
    let late = observe(tables.table(for: "Oban"), at: 50)
    scheduler.start()
    #expect(early.events == [.error(30, NoConnection())])
    #expect(late.events == [.next(70, oban(50)), .completed(70)])
  }

  @Test func `a request without subscribers is cancelled and not cached`() {
    let service = Service(scheduler)
    let tables = TideTables(service: service, storage: storage)
    let result = scheduler.start(created: 5, subscribed: 10, disposed: 25) { tables.table(for: "Oban") }
    #expect(result.events.isEmpty)
    #expect(storage.tables.isEmpty)
    #expect(service.asked == ["Oban at 10"])
  }

  @Test func `corrections follow the table, are cached, and affect only their harbour`() {
    let corrections = scheduler.createHotObservable([
      .next(40, oban(11)), .next(50, TideTable(harbour: "Troon", highWater: [4])), .next(60, oban(11)),
      .next(70, oban(12)),
    ])
    let tables = TideTables(
      service: Service(scheduler), storage: storage, corrections: corrections.asObservable())
    let updates = scheduler.start(created: 5, subscribed: 10, disposed: 65) { tables.updates(for: "Oban") }
    #expect(updates.events == [.next(30, oban(10)), .next(40, oban(11))])
    #expect(corrections.subscriptions == [Subscription(10, 65)])
    #expect(storage.tables["Oban"] == oban(11))
  }
}
