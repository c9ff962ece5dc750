import Reactive
import Testing

struct DisposeBagTests {
  @Test func `a released bag disposes of its contents in the order of insertion`() {
    let log = Log()
    var bag: DisposeBag? = DisposeBag()
    for number in 1...3 { if let bag { Disposables.create { log("\(number)") }.disposed(by: bag) } }
    #expect(log.lines.isEmpty)
    bag = nil
    #expect(bag == nil)
    #expect(log.lines == ["1", "2", "3"])
  }

  @Test func `a bag disposes of thousands of disposables in the order of insertion`() {
    let log = Log()
    var bag: DisposeBag? = DisposeBag()
    for number in 0..<1500 { bag?.insert(Disposables.create { log("\(number)") }) }
    bag?.insert((1500..<1600).map { number in Disposables.create { log("\(number)") } })
    for number in 1600..<2000 { bag?.insert(Disposables.create { log("\(number)") }) }
    bag = nil
    #expect(log.lines == (0..<2000).map { "\($0)" })
  }

  @Test func `a bag can be filled by every initialiser and insert function`() {
    let log = Log()
    func one(_ name: String) -> any Disposable { Disposables.create { log(name) } }
    do {
      let bag = DisposeBag(disposing: one("a"), one("b"))
      bag.insert(one("c"), one("d"))
      bag.insert([one("e")])
      bag.insert {
        one("f")
        one("g")
      }
      let other = DisposeBag {
        one("h")
        one("i")
      }
      _ = DisposeBag(disposing: [one("first")])
      withExtendedLifetime((bag, other)) {}
    }
    #expect(log.lines.first == "first")
    #expect(log.lines.sorted() == ["a", "b", "c", "d", "e", "f", "first", "g", "h", "i"])
  }
}
