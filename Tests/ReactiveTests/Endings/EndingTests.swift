import ReactiveTesting
import Testing

@testable import Reactive

/// Operators with several sources that terminate during the subscription, or later, before operators that continue
/// after their source or subscribe to it again.
///
/// No event follows a terminal event between any two operators, and no source is subscribed to after the operator
/// has terminated. An operator emits the same before another operator as it does alone.
struct EndingTests {
  /// An event and its virtual time.
  private struct Moment: Equatable {
    let time: Int
    let event: Event<Int>

    static func == (one: Moment, other: Moment) -> Bool { one.time == other.time && one.event == other.event }
  }

  /// The violations in one part of the combinations, and how many combinations were tested.
  private final class Findings {
    var count = 0
    var lines: [String] = []

    func add(_ line: String) { if lines.count < 10 { lines.append(line) } }
  }

  @Test(arguments: Joining.all.indices)
  func `nothing is emitted after a terminal event, however sources and operators are combined`(place: Int) {
    let joining = Joining.all[place]
    let findings = Findings()
    let expectations = Expectations()
    for one in Script.all {
      for other in Script.all {
        let combination = "\(joining.name) of \(one.name) and \(other.name)"
        let alone = Self.run { scheduler in
          Self.joined(joining, one, other, scheduler) { findings.add("\(combination): \($0)") }
        }
        let expected = expectations.after(alone)
        for (following, expected) in zip(Following.all, expected) {
          let description = "\(following.name) after \(combination)"
          let actual = Self.run { scheduler in
            following.make(
              Self.joined(joining, one, other, scheduler) { findings.add("\(description): \($0)") }, scheduler
            )
          }
          if actual != expected {
            findings.add("\(description): \(actual.map(\.event)) for \(expected.map(\.event))")
          }
          findings.count += 1
        }
      }
    }
    #expect(findings.lines == [])
    #expect(findings.count == Script.all.count * Script.all.count * Following.all.count)
  }

  /// The events of each following operator, downstream of a source that emits the events of an operator alone.
  private final class Expectations {
    private var known: [(alone: [Moment], expected: [[Moment]])] = []

    /// The events are cached, because most operators emit the same for many combinations of sources.
    func after(_ alone: [Moment]) -> [[Moment]] {
      if let expected = known.first(where: { $0.alone == alone })?.expected { return expected }
      let expected = Following.all.map { following in
        EndingTests.run { scheduler in
          following.make(.played(alone.map { ($0.time, $0.event) }, on: scheduler), scheduler)
        }
      }
      known.append((alone, expected))
      return expected
    }
  }

  private static func joined(
    _ joining: Joining, _ one: Script, _ other: Script, _ scheduler: TestScheduler,
    _ report: @escaping (String) -> Void
  ) -> Observable<Int> {
    let (one, other) = (one.make(scheduler), other.make(scheduler))
    return Observable { downstream in
      let run = Run(downstream, sharesSources: joining.shares, report)
      joining.make(run.source(one), run.source(other), scheduler).start(run.outlet)
    }
  }

  /// Returns the events of a sequence up to time 100.
  private static func run(_ make: (TestScheduler) -> Observable<Int>) -> [Moment] {
    let scheduler = TestScheduler(initialClock: 0)
    var moments: [Moment] = []
    let subscription = make(scheduler).subscribe { moments.append(Moment(time: scheduler.clock, event: $0)) }
    scheduler.advanceTo(100)
    subscription.dispose()
    return moments
  }
}
