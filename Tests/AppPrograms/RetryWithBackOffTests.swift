import RxRelay
import RxSwift
import RxTest
import Testing

struct RetryWithBackOffTests {
  private typealias Status = ReadingUploader.Status

  /// Takes two seconds per attempt, and fails as long as there are errors left.
  private final class Works: Waterworks {
    private let scheduler: TestScheduler
    private var errors: [Error]
    private(set) var attempts: [Int] = []

    init(_ scheduler: TestScheduler, failingWith errors: [Error]) {
      self.scheduler = scheduler
      self.errors = errors
    }

    func submit(_ reading: MeterReading) -> Single<String> {
      .deferred { [self] in
        attempts.append(scheduler.clock)
        if errors.isEmpty {
          return scheduler.createColdObservable([.next(2, "R-\(reading.meter)"), .completed(2)]).asSingle()
        }
        return scheduler.createColdObservable([.error(2, errors.removeFirst())]).asSingle()
      }
    }
  }

  private let scheduler = TestScheduler(initialClock: 0)
  private let isOnline = BehaviorRelay(value: true)

  private func statuses(_ works: Works, until end: Int = 1000) -> [Recorded<Event<Status>>] {
    let uploader = ReadingUploader(waterworks: works, isOnline: isOnline, scheduler: scheduler)
    return scheduler.start(created: 5, subscribed: 10, disposed: end) {
      uploader.upload(MeterReading(meter: "K4", litres: 912))
    }.events
  }

  @Test func `each pause is twice as long as the one before`() {
    let works = Works(scheduler, failingWith: Array(repeating: WaterworksError.unreachable, count: 3))
    let statuses = statuses(works)
    #expect(
      statuses == [
        .next(10, .sending), .next(12, .waiting(seconds: 1)),
        .next(13, .sending), .next(15, .waiting(seconds: 2)),
        .next(17, .sending), .next(19, .waiting(seconds: 4)),
        .next(23, .sending), .next(25, .sent(receipt: "R-K4")), .completed(25),
      ])
    #expect(works.attempts == [10, 13, 17, 23])
  }

  @Test func `without a network, nothing is attempted`() {
    let works = Works(scheduler, failingWith: [WaterworksError.unreachable])
    scheduler.scheduleAt(11) { isOnline.accept(false) }
    scheduler.scheduleAt(60) { isOnline.accept(true) }
    scheduler.scheduleAt(61) { isOnline.accept(false) }
    let statuses = statuses(works)
    #expect(
      statuses == [
        .next(10, .sending), .next(12, .waiting(seconds: 1)), .next(13, .offline), .next(60, .sending),
        .next(62, .sent(receipt: "R-K4")), .completed(62),
      ])
    #expect(works.attempts == [10, 60])
  }

  @Test func `an implausible reading is not sent again`() {
    let works = Works(scheduler, failingWith: [WaterworksError.unreachable, WaterworksError.implausible])
    let statuses = statuses(works)
    #expect(
      statuses == [
        .next(10, .sending), .next(12, .waiting(seconds: 1)), .next(13, .sending),
        .next(15, .failed(.implausible)), .completed(15),
      ])
  }

  @Test func `after five failures, there are no further attempts`() {
    let works = Works(scheduler, failingWith: Array(repeating: WaterworksError.unreachable, count: 9))
    let statuses = statuses(works)
    #expect(works.attempts == [10, 13, 17, 23, 33])
    #expect(statuses.suffix(2) == [.next(35, .failed(.unreachable)), .completed(35)])
  }

  @Test func `disposing during a pause prevents further attempts`() {
    let works = Works(scheduler, failingWith: [WaterworksError.unreachable])
    scheduler.scheduleAt(11) { isOnline.accept(false) }
    scheduler.scheduleAt(40) { isOnline.accept(true) }
    let statuses = statuses(works, until: 30)
    #expect(statuses == [.next(10, .sending), .next(12, .waiting(seconds: 1)), .next(13, .offline)])
    #expect(works.attempts == [10])
  }
}
