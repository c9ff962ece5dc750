import Foundation
import Testing
@testable import Workbook

/// Examples on the virtual clock, each in a process of its own.
@Suite struct VirtualTimeTests {
  private let fine = Ending.finished(leaks: 0, objections: [])

  @Test func `a minute fits into less, and goes the same way each time`() throws {
    let limits = Limits(seconds: 20)
    let runs = try Timekeeping.chapter.run(Array(repeating: "a minute", count: 50), limits: limits)
    for run in runs {
      #expect(run.job.ending == fine)
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

  @Test func `an hour of ticks is all there`() throws {
    #expect(try Timekeeping.run("an hour").text == "3600\n")
  }

  @Test func `work of one instant is done in the order of scheduling`() throws {
    let run = try Timekeeping.run("ties")
    #expect(run.text == "first\na\nb\na\nthen a\nthen b\nthen a\nend\n")
    #expect(run.job.ending == fine)
  }

  @Test func `cancelled work is neither done nor left`() throws {
    let run = try Timekeeping.run("cancelled")
    #expect(run.text == "never\n0\n1\nonce 1\n")
    #expect(run.job.ending == fine)
  }

  @Test func `the operators of time agree about it`() throws {
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
    #expect(run.job.ending == fine)
  }

  @Test func `retries wait for their time`() throws {
    #expect(
      try Timekeeping.run("back-off").text == """
        attempt 1 at 0.0
        attempt 2 at 1.0
        attempt 3 at 3.0
        attempt 4 at 7.0
        done at 7.0

        """)
  }

  @Test func `work that pauses holds up its own queue only`() throws {
    let run = try Timekeeping.run("nested")
    #expect(run.text == "in\n0\n1\ntwo\nmain in\nmain out\n2\n3\nout\n")
    #expect(run.job.ending == fine)
  }

  @Test func `a pause within an event does not keep synchronous sources from running`() throws {
    #expect(try Timekeeping.run("inside an event").text == "1 x\n1 y\nafter 1\n2 x\n2 y\nafter 2\n")
  }

  @Test func `main work runs on the main thread, and on what is the main queue`() throws {
    let run = try Timekeeping.run("main queue")
    #expect(run.text == "before\n1 true\n2 true\ntimer 0 true\nthe reader's own\n")
    #expect(run.job.ending == fine)
  }

  @Test func `operation queues and concurrent queues take turns with the others`() throws {
    let run = try Timekeeping.run("other queues")
    #expect(
      run.text == """
        body
        operation 1 true
        main operation 1 true
        concurrent 1 false
        operation 2 true

        """)
    #expect(run.job.ending == fine)
  }

  @Test func `a suspended queue holds up its own work only`() throws {
    let run = try Timekeeping.run("a suspended queue")
    #expect(run.text == "0\n1\nresumed\noperation 1\noperation 2\n2\n")
    #expect(run.job.ending == .finished(leaks: 1, objections: [], pending: 1))
  }

  @Test func `operations are done in the order of scheduling, whatever their priority`() throws {
    #expect(try Timekeeping.run("priorities").text == "low\nhigh\n")
  }

  @Test func `timers of the system stay real`() throws {
    #expect(try Timekeeping.run("real time").text == "after the pause false\nlater true\n")
  }

  @Test func `the log tells virtual time`() throws {
    #expect(
      try Timekeeping.run("log").text == """
        2001-01-01 00:00:00.000: ring -> subscribed
        2001-01-01 00:00:01.500: ring -> Event next(0)
        2001-01-01 00:00:01.500: ring -> Event completed
        2001-01-01 00:00:01.500: ring -> isDisposed

        """)
  }

  @Test func `awaiting drives the clock`() throws {
    let run = try Timekeeping.run("values")
    #expect(run.text == "0\n1\nsingle\n89.0\n")
    #expect(run.job.ending == fine)
  }

  @Test func `tasks take turns with the schedulers' work`() throws {
    let runs = try Timekeeping.chapter.run(Array(repeating: "tasks", count: 20))
    for run in runs {
      #expect(run.text == "body\ntick 0\ntask 0\ntick 1\ntask 1\nmain actor true\n")
      #expect(run.job.ending == fine)
    }
  }

  @Test func `a continuation that nobody knows of is waited for`() throws {
    #expect(try Timekeeping.run("continuation").text == "0\n")
  }

  @Test func `time stands still while a task sleeps for a moment`() throws {
    #expect(try Timekeeping.run("sleep").text == "slept\n0\n1\n5.0\n")
  }

  @Test func `an endless timer is left, not waited for`() throws {
    let run = try Timekeeping.run("endless")
    #expect(run.text == "")
    #expect(run.job.ending == .finished(leaks: 1, objections: [], pending: 1))
  }

  @Test func `work without a subscription is found, too`() throws {
    #expect(
      try Timekeeping.run("forgotten work").job.ending == .finished(leaks: 0, objections: [], pending: 1))
  }

  @Test func `what is due at the end is done`() throws {
    let run = try Timekeeping.run("due at the end")
    #expect(run.text == "body\nserial 1\nserial 2\nmain 1\n")
    #expect(run.job.ending == fine)
  }

  @Test func `work without end does not hold up the end`() throws {
    for run in try Timekeeping.chapter.run(Array(repeating: "endless work", count: 20)) {
      #expect(run.job.ending == .finished(leaks: 1, objections: [], pending: 1))
    }
  }

  @Test func `a pause that waits in vain is given up, with its place`() throws {
    let hopeless = LastWords.fatalError(try Timekeeping.run("hopeless").job.errors)
    #expect(hopeless?.contains("nothing is scheduled any more, and its condition does not hold") == true)
    let late = LastWords.fatalError(try Timekeeping.run("too late").job.errors)
    #expect(late?.contains("Timekeeping.swift:") == true)
    #expect(late?.contains("5 s have passed, and its condition does not hold") == true)
  }

  @Test func `events after an end are counted`() throws {
    #expect(
      try Timekeeping.run("late events").job.ending
        == .finished(leaks: 0, objections: [], breaches: Breaches(late: 2)))
  }

  @Test func `events of two threads at once are counted`() throws {
    let run = try Timekeeping.run("two senders")
    #expect(run.text == "1\n2\n")
    #expect(run.job.ending == .finished(leaks: 0, objections: [], breaches: Breaches(overlapping: 1)))
  }

  @Test func `who goes on sending to nobody breaks nothing`() throws {
    #expect(try Timekeeping.run("stopped in time").job.ending == fine)
  }

  @Test func `a trace tells where lines come from, of work that has paused, too`() throws {
    let ending = TracedLines(try Timekeeping.run("due at the end", time: .traced).text)
    #expect(ending.text == "body\nserial 1\nserial 2\nmain 1\n")
    #expect(ending.agree(with: "serial 1\nbody\nmain 1\nserial 2\n"))
    #expect(!ending.agree(with: "main 1\nbody\nserial 1\nserial 2\n"))
    let nested = TracedLines(try Timekeeping.run("nested", time: .traced).text)
    #expect(nested.text == (try Timekeeping.run("nested").text))
    #expect(nested.agree(with: "0\n1\ntwo\nmain in\nmain out\n2\n3\nin\nout\n"))
    #expect(!nested.agree(with: "out\n0\n1\ntwo\nmain in\nmain out\n2\n3\nin\n"))
  }

  @Test func `on real time a pause serves the main queue, and so does the end`() throws {
    let run = try Timekeeping.run("real pause", time: .real)
    #expect(run.text == "0 true\n1 true\ntrue\nend 1\n")
    #expect(run.job.ending == fine)
  }

  @Test func `on real time tasks have the main queue, too`() throws {
    let run = try Timekeeping.run("real task", time: .real)
    #expect(run.text == "0\n1\ntrue\n")
    #expect(run.job.ending == fine)
  }
}
