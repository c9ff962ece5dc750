import RxSwift
import RxTest
import Testing

struct SearchFieldTests {
  private typealias Results = PlantSearchViewModel.Results

  private struct Closed: Error {}

  /// Answers after a second, or three for ferns; finds no palms, and never answers for mosses.
  private final class Catalogue: PlantCatalogue {
    private let scheduler: TestScheduler
    var isClosed = false
    private(set) var asked: [String] = []
    init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

    func plants(named name: String) -> Single<[String]> {
      asked.append(name)
      if isClosed { return scheduler.createColdObservable([.error(5, Closed())]).asSingle() }
      switch name {
      case "moss": return .never()
      case "palm": return scheduler.createColdObservable([.next(10, []), .completed(10)]).asSingle()
      case "fern":
        return scheduler.createColdObservable([.next(30, ["Lady fern"]), .completed(30)]).asSingle()
      default:
        return scheduler.createColdObservable(
          [.next(10, ["White \(name)", "Red \(name)"]), .completed(10)]
        ).asSingle()
      }
    }
  }

  // A step is a tenth of a second.
  private let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)

  private func results(
    _ catalogue: Catalogue, again: Observable<Void> = .never(), writing: [Recorded<Event<String>>]
  ) -> [Recorded<Event<Results>>] {
    let text = scheduler.createHotObservable(writing)
    let observer = scheduler.createObserver(Results.self)
    let model = PlantSearchViewModel(
      text: text.asObservable(), again: again, catalogue: catalogue, scheduler: scheduler)
    let subscription = model.results.subscribe(observer)
    scheduler.scheduleAt(500) { subscription.dispose() }
    scheduler.start()
    return observer.events
  }

  @Test func `a search starts when the user pauses, but not twice for the same name`() {
    let catalogue = Catalogue(scheduler)
    let results = results(
      catalogue,
      writing: [
        .next(10, "c"), .next(11, "cl"), .next(12, "clov"), .next(13, "Clover"), .next(40, "clover "),
        .next(60, "palm"), .next(90, ""),
      ])
    #expect(
      results == [
        .next(0, .invitation), .next(16, .searching("clover")),
        .next(26, .found(["Red clover", "White clover"])), .next(63, .searching("palm")),
        .next(73, .nothing("palm")), .next(93, .invitation),
      ])
    #expect(catalogue.asked == ["clover", "palm"])
  }

  @Test func `an answer to an outdated search is not shown`() {
    let results = results(Catalogue(scheduler), writing: [.next(10, "fern"), .next(20, "clover")])
    #expect(
      results == [
        .next(0, .invitation), .next(13, .searching("fern")), .next(23, .searching("clover")),
        .next(33, .found(["Red clover", "White clover"])),
      ])
  }

  @Test func `searching continues after an error`() {
    let catalogue = Catalogue(scheduler)
    catalogue.isClosed = true
    scheduler.scheduleAt(30) { catalogue.isClosed = false }
    let again = scheduler.createHotObservable([.next(40, ())]).asObservable()
    let results = results(
      catalogue, again: again, writing: [.next(10, "clover"), .next(60, "moss"), .next(120, "palm")])
    #expect(
      results == [
        .next(0, .invitation), .next(13, .searching("clover")),
        .next(18, .trouble("The catalogue is closed.")), .next(40, .searching("clover")),
        .next(50, .found(["Red clover", "White clover"])), .next(63, .searching("moss")),
        .next(103, .trouble("The catalogue takes too long.")), .next(123, .searching("palm")),
        .next(133, .nothing("palm")),
      ])
  }

  @Test func `the last name is searched for when the field is closed`() {
    let results = results(Catalogue(scheduler), writing: [.next(10, "clover"), .completed(11)])
    #expect(
      results == [
        .next(0, .invitation), .next(11, .searching("clover")),
        .next(21, .found(["Red clover", "White clover"])),
      ])
  }
}
