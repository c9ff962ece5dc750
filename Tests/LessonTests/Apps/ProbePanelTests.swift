import Lesson
import Reactive
import Testing

@Suite struct ProbePanelTests {
  private let panel = ProbePanel()

  /// All reports up to now.
  private var reports: [String] {
    var reports: [String] = []
    panel.all.subscribe(onNext: { reports.append("\($0)") }).dispose()
    return reports
  }

  @Test func `elements and the terminal event are reported, without a disposal`() {
    _ = Observable.of(1, 2).probe("count", on: panel).subscribe()
    #expect(reports == ["count: subscribed", "count: next 1", "count: next 2", "count: completed"])
  }

  @Test func `an error is reported`() {
    _ = Observable<Int>.error(RxError.noElements).probe("count", on: panel).subscribe { _ in }
    #expect(reports == ["count: subscribed", "count: error Sequence doesn't contain any elements."])
  }

  @Test func `each subscription is reported separately`() {
    let numbers = PublishSubject<Int>()
    let probed = numbers.probe("count", on: panel) { "\($0) photos" }
    let first = probed.subscribe()
    let second = probed.subscribe()
    first.dispose()
    numbers.onNext(3)
    numbers.onCompleted()
    second.dispose()
    #expect(
      reports == [
        "count: subscribed", "count: subscribed", "count: disposed", "count: next 3 photos",
        "count: completed",
      ])
  }

  @Test func `nothing is reported or run before a subscription`() {
    var runs = 0
    let source = Observable.deferred {
      runs += 1
      return Observable.just(runs)
    }
    let probed = source.probe("count", on: panel)
    #expect(reports.isEmpty)
    _ = probed.subscribe()
    #expect(runs == 1)
  }

  @Test func `the last 300 reports are kept`() {
    for number in 1...400 { panel.begin("\(number)") }
    #expect(reports.count == 300)
    #expect(reports.first == "tap: tapped 101")
  }

  @Test func `a report counts the subscriptions to the streams of its own panel`() {
    var counts: [Int] = []
    let numbers = PublishSubject<Int>()
    let probed = numbers.probe("count", on: panel)
    let other = numbers.probe("other", on: ProbePanel()).subscribe()
    let subscriptions = [probed.subscribe(), probed.subscribe()]
    for subscription in subscriptions { subscription.dispose() }
    other.dispose()
    panel.all.subscribe(onNext: { counts.append($0.subscriptions) }).dispose()
    #expect(counts == [1, 2, 1, 0])
  }

  @Test func `a report names the line of its probe below the folder of the chapters`() {
    var places: [String?] = []
    _ = Observable.of(1).probe("a", on: panel, file: "/book/Chapters/Chapter01/Code/Kept/A.swift", line: 7)
      .subscribe()
    panel.all.subscribe(onNext: { places.append($0.place) }).dispose()
    #expect(places == ["Chapter01/Code/Kept/A.swift:7", nil, nil])
  }

  @Test func `a report is JSON`() {
    var last: ProbeReport?
    panel.begin("choose \"cat\"")
    panel.all.subscribe(onNext: { last = $0 }).dispose()
    #expect(last?.json.hasPrefix(#"{"kind":"tapped","row":"tap","subscriptions":"#) == true)
    #expect(last?.json.hasSuffix(#","text":"choose \"cat\""}"#) == true)
  }
}
