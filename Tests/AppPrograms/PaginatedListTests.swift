import RxSwift
import RxTest
import Testing

struct PaginatedListTests {
  private typealias State = SightingsViewModel.State

  private struct Outage: Error {}

  private static let heron = Sighting(number: 1, bird: "Heron")
  private static let wren = Sighting(number: 2, bird: "Wren")
  private static let kite = Sighting(number: 3, bird: "Kite")

  /// Serves two pages, each after 20 steps, unless there is an outage.
  private final class Service: SightingsService {
    private let scheduler: TestScheduler
    var isOut = false
    private(set) var asked: [String] = []
    init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

    func page(from cursor: String?) -> Single<SightingsPage> {
      .deferred { [self] in
        asked.append("\(cursor ?? "top") at \(scheduler.clock)")
        if isOut { return scheduler.createColdObservable([.error(20, Outage())]).asSingle() }
        let page =
          cursor == nil
          ? SightingsPage(sightings: [kite, wren], next: "older")
          : SightingsPage(sightings: [heron], next: nil)
        return scheduler.createColdObservable([.next(20, page), .completed(20)]).asSingle()
      }
    }
  }

  private let scheduler = TestScheduler(initialClock: 0)
  private let reload = PublishSubject<Void>()
  private let nearEnd = PublishSubject<Void>()

  private func states(_ service: Service, until end: Int = 1000) -> [Recorded<Event<State>>] {
    let observer = scheduler.createObserver(State.self)
    let model = SightingsViewModel(reload: reload, nearEnd: nearEnd, service: service)
    let subscription = model.state.subscribe(observer)
    scheduler.scheduleAt(end) { subscription.dispose() }
    scheduler.start()
    return observer.events
  }

  @Test func `each page is requested once, however often the reader scrolls near the end`() {
    let service = Service(scheduler)
    scheduler.scheduleAt(10) { reload.onNext(()) }
    for time in [20, 40, 45, 50, 80] { scheduler.scheduleAt(time) { nearEnd.onNext(()) } }
    let states = states(service)
    #expect(
      states == [
        .next(0, State()),
        .next(10, State(isLoading: true)),
        .next(30, State(sightings: [Self.kite, Self.wren])),
        .next(40, State(sightings: [Self.kite, Self.wren], isLoading: true)),
        .next(60, State(sightings: [Self.kite, Self.wren, Self.heron], isAtEnd: true)),
      ])
    #expect(service.asked == ["top at 10", "older at 40"])
  }

  @Test func `a failed page is requested again when the reader scrolls on`() {
    let service = Service(scheduler)
    scheduler.scheduleAt(10) { reload.onNext(()) }
    scheduler.scheduleAt(35) { service.isOut = true }
    scheduler.scheduleAt(40) { nearEnd.onNext(()) }
    scheduler.scheduleAt(70) { nearEnd.onNext(()) }
    scheduler.scheduleAt(95) { service.isOut = false }
    scheduler.scheduleAt(100) { nearEnd.onNext(()) }
    let complaint = "The log book cannot be reached."
    let states = states(service)
    #expect(
      states.dropFirst(3) == [
        .next(40, State(sightings: [Self.kite, Self.wren], isLoading: true)),
        .next(60, State(sightings: [Self.kite, Self.wren], complaint: complaint)),
        .next(70, State(sightings: [Self.kite, Self.wren], isLoading: true)),
        .next(90, State(sightings: [Self.kite, Self.wren], complaint: complaint)),
        .next(100, State(sightings: [Self.kite, Self.wren], isLoading: true)),
        .next(120, State(sightings: [Self.kite, Self.wren, Self.heron], isAtEnd: true)),
      ])
    #expect(service.asked == ["top at 10", "older at 40", "older at 70", "older at 100"])
  }

  @Test func `a page that arrives after a reload is not added`() {
    let service = Service(scheduler)
    scheduler.scheduleAt(10) { reload.onNext(()) }
    scheduler.scheduleAt(40) { nearEnd.onNext(()) }
    scheduler.scheduleAt(50) { reload.onNext(()) }
    let states = states(service)
    #expect(
      states.dropFirst(3) == [
        .next(40, State(sightings: [Self.kite, Self.wren], isLoading: true)),
        .next(70, State(sightings: [Self.kite, Self.wren])),
      ])
    #expect(service.asked == ["top at 10", "older at 40", "top at 50"])
  }

  @Test func `nothing is requested after the list is closed`() {
    let service = Service(scheduler)
    scheduler.scheduleAt(10) { reload.onNext(()) }
    scheduler.scheduleAt(60) { nearEnd.onNext(()) }
    let states = states(service, until: 20)
    #expect(states == [.next(0, State()), .next(10, State(isLoading: true))])
    #expect(service.asked == ["top at 10"])
    #expect(!reload.hasObservers)
    #expect(!nearEnd.hasObservers)
  }
}
