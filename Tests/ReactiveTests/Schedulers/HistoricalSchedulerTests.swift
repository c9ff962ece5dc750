import Foundation
import Reactive
import Testing

struct HistoricalSchedulerTests {
  let scheduler = VirtualTimeScheduler(initialClock: 10, converter: Tens())

  /// One unit is ten seconds.
  struct Tens: VirtualTimeConverterType {
    func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
      Date(timeIntervalSince1970: Double(virtualTime) * 10)
    }
    func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970 / 10) }
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
      Double(virtualTimeInterval) * 10
    }
    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int(timeInterval / 10) }
    func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
    func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
      lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
    }
  }

  @Test func `a historical scheduler uses dates`() {
    let historical = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 100))
    var seen: [RxTime] = []
    for seconds in [2.5, 1] {
      _ = historical.scheduleRelativeVirtual((), dueTime: seconds) { _ in
        seen.append(historical.now)
        return Disposables.create()
      }
    }
    historical.start()
    #expect(seen == [Date(timeIntervalSince1970: 101), Date(timeIntervalSince1970: 102.5)])
  }
}
