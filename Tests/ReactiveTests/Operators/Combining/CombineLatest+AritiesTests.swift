import Reactive
import Testing

struct CombineLatestAritiesTests {
  private let log = Log()
  private let sources = (0..<9).map { _ in PublishSubject<Int>() }

  private var combinations: [Observable<[Int]>] {
    let s = sources
    return [
      .combineLatest(s[0], s[1]) { [$0, $1] },
      .combineLatest(s[0], s[1], s[2]) { [$0, $1, $2] },
      .combineLatest(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] },
      .combineLatest(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] },
      .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] },
      .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6] },
      .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] },
      .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[8]) {
        [$0, $1, $2, $3, $4, $5, $6, $7, $8]
      },
    ]
  }

  @Test func `the latest elements of two to nine sources are combined in the order of the sources`() {
    for (index, combination) in combinations.enumerated() {
      let count = index + 2
      let log = Log()
      let subscription = combination.subscribe(log.observer())
      for (place, source) in sources.enumerated() { source.onNext(place) }
      sources[count - 1].onNext(10)
      subscription.dispose()
      let first = Array(0..<count)
      #expect(log.lines == ["next(\(first))", "next(\(first.dropLast() + [10]))"])
      #expect(sources.allSatisfy { !$0.hasObservers })
    }
  }

  @Test func `the combination of eight sources completes when the last of them does`() {
    let combination = combinations[6]
    _ = combination.subscribe { [log] in log("\($0)") }
    for source in sources { source.onNext(0) }
    for source in sources.prefix(7) { source.onCompleted() }
    #expect(log.lines == ["next([0, 0, 0, 0, 0, 0, 0, 0])"])
    sources[7].onCompleted()
    #expect(log.lines.last == "completed")
  }

  @Test func `the latest elements are released with the subscription`() {
    final class Thing {}
    let left = PublishSubject<Thing>()
    let right = PublishSubject<Int>()
    weak var thing: Thing?
    let subscription = Observable.combineLatest(left, right) { $1 }.subscribe(log.observer(""))
    do {
      let sent = Thing()
      thing = sent
      left.onNext(sent)
    }
    right.onNext(1)
    #expect(thing != nil)
    subscription.dispose()
    #expect(thing == nil)
    #expect(log.lines == ["next(1)"])
  }
}
