import Reactive
import Testing

struct DisposablesTests {
  @Test func `combined disposables are disposed of together, in order`() {
    let log = Log()
    let four = (1...4).map { number in Disposables.create { log("\(number)") } }
    Disposables.create(four[0], four[1]).dispose()
    Disposables.create(four[0], four[1], four[2]).dispose()
    Disposables.create(four[0], four[1], four[2], four[3]).dispose()
    Disposables.create().dispose()
    #expect(log.lines == ["1", "2", "3", "4"])
  }
}
