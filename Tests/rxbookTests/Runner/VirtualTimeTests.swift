import Foundation
import Testing

@testable import Runner
@testable import TextSupport

/// Examples on the virtual clock, each in its own process.
@Suite struct VirtualTimeTests {
  private let fine = Termination.finished()

  @Test func `a virtual minute takes seconds, and every run is the same`() throws {
    let limits = Limits(seconds: 20)
    let runs = try Timekeeping.chapter.run(Array(repeating: "a minute", count: 50), limits: limits)
    for run in runs {
      #expect(run.termination == fine)
      #expect(
        run.text == """
          main 0
          serial 0
          concurrent 0
          main 1
          serial 1
          concurrent 1
          main 2
          serial 2
          concurrent 2

          """)
    }
  }

  @Test func `an hour of ticks is delivered completely`() throws {
    #expect(try Timekeeping.run("an hour").text == "3600\n")
  }

  @Test func `work due at the same time runs in the order of scheduling`() throws {
    let run = try Timekeeping.run("ties")
    #expect(run.text == "first\na\nb\na\nthen a\nthen b\nthen a\nend\n")
    #expect(run.termination == fine)
  }

  @Test func `cancelled work does not run and is not reported as pending`() throws {
    let run = try Timekeeping.run("cancelled")
    #expect(run.text == "never\n0\n1\nonce 1\n")
    #expect(run.termination == fine)
  }

  @Test func `all operators and schedulers share the virtual time`() throws {
    let run = try Timekeeping.run("operators")
    #expect(
      run.text == """
        throttle a
        buffer ["a", "b"]
        throttle c
        debounce c
        buffer ["c", "d"]
        debounce d
        delay a
        throttle d
        delay b
        delay c
        buffer []
        timeout Sequence timeout.
        delay d
        window ["a", "b", "c", "d"]
        buffer []

        """)
    #expect(run.termination == fine)
  }

  @Test func `retries are delayed on the virtual clock`() throws {
    #expect(
      try Timekeeping.run("back-off").text == """
        attempt 1 at 0.0
        attempt 2 at 1.0
        attempt 3 at 3.0
        attempt 4 at 7.0
        done at 7.0

        """)
  }

  @Test func `work that pauses blocks only its own queue`() throws {
    let run = try Timekeeping.run("nested")
    #expect(run.text == "in\n0\n1\ntwo\nmain in\nmain out\n2\n3\nout\n")
    #expect(run.termination == fine)
  }

  @Test func `synchronous sources run while an observer pauses`() throws {
    #expect(try Timekeeping.run("inside an event").text == "1 x\n1 y\nafter 1\n2 x\n2 y\nafter 2\n")
  }

  @Test func `work on the main scheduler runs on the main thread and the main queue`() throws {
    let run = try Timekeeping.run("main queue")
    #expect(run.text == "before\n1 true\n2 true\ntimer 0 true\nthe reader's own\n")
    #expect(run.termination == fine)
  }

  @Test func `operation queues and concurrent queues take turns with other queues`() throws {
    let run = try Timekeeping.run("other queues")
    #expect(
      run.text == """
        body
        operation 1 true
        main operation 1 true
        concurrent 1 false
        operation 2 true

        """)
    #expect(run.termination == fine)
  }

  @Test func `a suspended queue delays only its own work`() throws {
    let run = try Timekeeping.run("a suspended queue")
    #expect(run.text == "0\n1\nresumed\noperation 1\noperation 2\n2\n")
    #expect(run.termination == .finished(LeakReport(leaks: 1, pending: 1)))
  }

  @Test func `operations run in the order of scheduling, whatever their priority`() throws {
    #expect(try Timekeeping.run("priorities").text == "low\nhigh\n")
  }

  @Test func `system timers run on the real clock`() throws {
    #expect(try Timekeeping.run("real time").text == "after the pause false\nlater true\n")
  }

  @Test func `the log contains virtual times`() throws {
    #expect(
      try Timekeeping.run("log").text == """
        2001-01-01 00:00:00.000: ring -> subscribed
        2001-01-01 00:00:01.500: ring -> Event next(0)
        2001-01-01 00:00:01.500: ring -> Event completed
        2001-01-01 00:00:01.500: ring -> isDisposed

        """)
  }

  @Test func `awaiting advances the clock`() throws {
    let run = try Timekeeping.run("values")
    #expect(run.text == "0\n1\nsingle\n89.0\n")
    #expect(run.termination == fine)
  }

  @Test func `tasks take turns with the schedulers' work`() throws {
    let runs = try Timekeeping.chapter.run(Array(repeating: "tasks", count: 20))
    for run in runs {
      #expect(run.text == "body\ntick 0\ntask 0\ntick 1\ntask 1\nmain actor true\n")
      #expect(run.termination == fine)
    }
  }

  @Test func `an example waits for a continuation that is resumed by a thread`() throws {
    #expect(try Timekeeping.run("continuation").text == "0\n")
  }

  @Test func `virtual time does not advance while a task sleeps for a moment`() throws {
    #expect(try Timekeeping.run("sleep").text == "slept\n0\n1\n5.0\n")
  }

  @Test func `an endless timer is reported as active, and the example ends`() throws {
    let run = try Timekeeping.run("endless")
    #expect(run.text == "")
    #expect(run.termination == .finished(LeakReport(leaks: 1, pending: 1)))
  }

  @Test func `pending work without a subscription is reported`() throws {
    #expect(
      try Timekeeping.run("forgotten work").termination == .finished(LeakReport(pending: 1)))
  }

  @Test func `work that is due at the end runs`() throws {
    let run = try Timekeeping.run("due at the end")
    #expect(run.text == "body\nserial 1\nserial 2\nmain 1\n")
    #expect(run.termination == fine)
  }

  @Test func `endless work does not delay the end`() throws {
    for run in try Timekeeping.chapter.run(Array(repeating: "endless work", count: 20)) {
      #expect(run.termination == .finished(LeakReport(leaks: 1, pending: 1)))
    }
  }

  @Test func `a pause whose condition is never met is reported with its line`() throws {
    let hopeless = ErrorOutput.fatalError(try Timekeeping.run("hopeless").errors)
    #expect(hopeless?.contains("nothing is scheduled any more, and its condition does not hold") == true)
    let late = ErrorOutput.fatalError(try Timekeeping.run("too late").errors)
    #expect(late?.contains("Timekeeping.swift:") == true)
    #expect(late?.contains("5 s have passed, and its condition does not hold") == true)
  }

  @Test func `events after a terminal event are counted`() throws {
    #expect(
      try Timekeeping.run("late events").termination
        == .finished(LeakReport(violations: GrammarViolations(late: 2))))
  }

  @Test func `events of two threads at once are counted`() throws {
    let run = try Timekeeping.run("two senders")
    #expect(run.text == "1\n2\n")
    #expect(run.termination == .finished(LeakReport(violations: GrammarViolations(overlapping: 1))))
  }

  @Test func `sending to a disposed observer is not a grammar violation`() throws {
    #expect(try Timekeeping.run("stopped in time").termination == fine)
  }

  @Test func `a trace contains the source of each line, even after a pause`() throws {
    let ending = TracedLines(try Timekeeping.run("due at the end", time: .traced).text)
    #expect(ending.text == "body\nserial 1\nserial 2\nmain 1\n")
    #expect(ending.agree(with: "serial 1\nbody\nmain 1\nserial 2\n"))
    #expect(!ending.agree(with: "main 1\nbody\nserial 1\nserial 2\n"))
    let nested = TracedLines(try Timekeeping.run("nested", time: .traced).text)
    #expect(nested.text == (try Timekeeping.run("nested").text))
    #expect(nested.agree(with: "0\n1\ntwo\nmain in\nmain out\n2\n3\nin\nout\n"))
    #expect(!nested.agree(with: "out\n0\n1\ntwo\nmain in\nmain out\n2\n3\nin\n"))
  }

  @Test func `on the real clock, the main queue runs during a pause and at the end`() throws {
    let run = try Timekeeping.run("real pause", time: .real)
    #expect(run.text == "0 true\n1 true\ntrue\nend 1\n")
    #expect(run.termination == fine)
  }

  @Test func `on the real clock, tasks can use the main queue`() throws {
    let run = try Timekeeping.run("real task", time: .real)
    #expect(run.text == "0\n1\ntrue\n")
    #expect(run.termination == fine)
  }
}
