import Foundation
import TestSupport
import Testing
@testable import Workbook

/// Files of a reader's, as `rxbook run` is given them.
@Suite(.waiting) struct PlayTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func play(
    _ text: String, _ arguments: String..., input: String = ""
  ) throws -> Program.Outcome {
    try folder.write(text, to: "play.swift")
    return try Program.run(["run", "play.swift"] + arguments, in: folder.url, input: input)
  }

  // MARK: Listings of the book

  @Test(arguments: ["", "import Reactive\n", "import RxSwift\n", "import Lesson\n"])
  func `a listing runs whatever it imports, and prints what the chapter prints`(imports: String) throws {
    let outcome = try play(
      imports + """
        example(of: "ticks") {
          let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
          let subscription = ticks.subscribe(onNext: { print($0) })
          pause(for: .seconds(2))
          subscription.dispose()
        }
        """)
    #expect(outcome.output == "--- Example of: ticks ---\n0\n1\n")
    #expect(outcome.errors.isEmpty)
    #expect(outcome.status == 0)
  }

  @Test func `examples run where they stand, each on a clock and in a process of its own`() throws {
    let outcome = try play(
      """
      print("first")
      let channel = PublishSubject<Int>()
      var count = 0
      example(of: "one", leaks: 1) {
        count += 1
        _ = channel.subscribe(onNext: { print("heard", $0) })
        channel.onNext(count)
        pause(for: .seconds(9))
      }
      print("between")
      example(of: "two") {
        channel.onNext(2)
        for try await number in Observable.of(3, 4).values { print(number) }
        await pause(for: .seconds(1))
        print(count, MainScheduler.instance.now.timeIntervalSinceReferenceDate)
      }
      """)
    #expect(
      outcome.output == """
        first
        --- Example of: one ---
        heard 1
        between

        --- Example of: two ---
        3
        4
        0 1.0

        """)
    #expect(outcome.errors.isEmpty)
  }

  @Test func `a diagram is played where it stands, and drawn`() throws {
    let outcome = try play(
      """
      diagram("filter", "source: --1--2--3--4--|") { (source: Observable<Int>) in
        source.filter { $0.isMultiple(of: 2) }
      }
      diagram("delay", "source: 1-2-|", frame: .seconds(1)) { (source: Observable<Int>) in
        source.delay(.seconds(1), scheduler: MainScheduler.instance)
      }
      """)
    #expect(
      outcome.output == """
        --- Diagram: filter ---
        source:  --1--2--3--4--|
        result:  -----2-----4--|

        --- Diagram: delay ---
        source:  1-2-|
        result:  -1-2-|

        """)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.status == 0)
  }

  @Test func `an example that fails costs no other anything, and is told`() throws {
    let outcome = try play(
      """
      struct Oops: Error {}
      example(of: "meant", traps: true) { preconditionFailure("of course") }
      example(of: "thrown") { throw Oops() }
      example(of: "left") { exit(3) }
      example(of: "trapped") { fatalError("on purpose") }
      example(of: "fine") { print("fine") }
      """)
    #expect(outcome.output.hasSuffix("--- Example of: fine ---\nfine\n"))
    #expect(outcome.errors.contains("play.swift:3: the example “thrown” threw an error: Oops()\n"))
    #expect(outcome.errors.contains("play.swift: the example “left” left early: it called exit(3)\n"))
    #expect(outcome.errors.contains("the example “trapped” "))
    #expect(!outcome.errors.contains("“meant”"))
    #expect(outcome.status == 1)
  }

  @Test func `an example that says it traps, and does not, is told`() throws {
    let outcome = try play("example(of: \"harmless\", traps: true) { print(1) }\n")
    #expect(outcome.errors == "play.swift: the example “harmless” says that it traps, and did not\n")
    #expect(outcome.status == 1)
  }

  @Test func `threads of several examples, and of the file, may want one lock`() throws {
    let outcome = try play(
      """
      let subject = PublishSubject<Int>()
      subject.onNext(0)
      example(of: "crowded") {
        let group = DispatchGroup()
        for _ in 0..<4 {
          DispatchQueue.global().async(group: group) { for number in 0..<20_000 { subject.onNext(number) } }
        }
        for number in 0..<20_000 { subject.onNext(number) }
        group.wait()
        print("done")
      }
      """)
    #expect(outcome.output == "--- Example of: crowded ---\ndone\n")
    #expect(outcome.status == 0)
  }

  @Test func `functions of the reader's go before those of the book`() throws {
    let outcome = try play(
      """
      func example(of name: String, action: () -> Void) { print("mine:", name); action() }
      func pause(for seconds: Int) { print("waits", seconds) }
      struct Check {}
      example(of: "own") { pause(for: 3) }
      print(Check())
      """)
    #expect(outcome.output == "mine: own\nwaits 3\nCheck()\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test func `errors are told at the reader's lines, whatever is imported`() throws {
    let outcome = try play("example(of: \"x\") {\n  nothing()\n}\n")
    #expect(outcome.errors.hasPrefix("play.swift:2:3: error: cannot find 'nothing' in scope\n"))
    #expect(outcome.status == 3)
  }

  @Test func `every example of the book prints there what its chapter prints`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let chapter = root.appending(path: "Chapters/Chapter03-Subjects")
    let text = MarkdownDocument(contentsOf: chapter.appending(path: "Chapter.md"), named: "Chapter.md")
    var listing = "@testable import Chapter03_Subjects\n"
    var printed: [String] = []
    for (fence, next) in zip(text.fences, text.fences.dropFirst().map(Optional.some) + [nil]) {
      let body = fence.body.joined(separator: "\n") + "\n"
      // What answers stand below has no output in the chapter.
      let isAsked = next?.language == "answers"
      if fence.language == "swift", fence.attributes.first?.name == "of", !isAsked { listing += body }
      if fence.language == "output" { printed.append(body) }
    }
    let outcome = try play(listing)
    #expect(outcome.output == printed.joined(separator: "\n"))
    #expect(outcome.status == 0)
  }

  // MARK: Modules

  @Test func `programs that were written for RxSwift's modules run as they are`() throws {
    let outcome = try play(
      """
      import RxSwift
      import RxRelay
      import RxCocoa
      import RxTest
      import RxBlocking

      let relay = RxRelay.BehaviorRelay(value: 1)
      let driver = relay.asDriver()
      let scheduler = TestScheduler(initialClock: 0)
      let observer = scheduler.createObserver(Int.self)
      let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
      let subscription = source.subscribe(observer)
      scheduler.start()
      XCTAssertEqual(observer.events, [.next(10, 1), .completed(20)])
      print(try RxSwift.Observable.of(1, 2).toBlocking().toArray(), observer.events)
      """)
    #expect(outcome.errors.contains("play.swift:14") == false)
    #expect(outcome.output == "[1, 2] [next(1) @ 10, completed @ 20]\n")
    #expect(outcome.status == 0)
  }

  // MARK: What is left at the end

  @Test func `what is left is told once, with how to wait, and is no failure`() throws {
    let outcome = try play(
      """
      let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      let subscription = ticks.subscribe(onNext: { print($0) })
      """)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.complaint == """
        play.swift: it ended while 1 subscription is still alive, and 1 piece of work waits for its time. \
        To wait: pause(for: .seconds(5)), or --real-time, until Ctrl-C.
        """)
    #expect(outcome.status == 0)
  }

  @Test func `a main function that awaits ends like others`() throws {
    let outcome = try play(
      """
      let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      for try await number in ticks.take(2).values { print(number) }
      pause(for: .seconds(60))
      print(MainScheduler.instance.now.timeIntervalSinceReferenceDate)
      let subscription = ticks.subscribe()
      """)
    #expect(outcome.output == "0\n1\n62.0\n")
    #expect(outcome.errors.contains("1 subscription is still alive"))
    #expect(outcome.status == 0)
  }

  @Test func `on real time a program goes on until its subscriptions have ended`() throws {
    let outcome = try play(
      """
      let ticks = Observable<Int>.interval(.milliseconds(5), scheduler: MainScheduler.instance)
      _ = ticks.take(3).subscribe(onNext: { print($0) })
      print("end of the file")
      """, "--real-time")
    #expect(outcome.output == "end of the file\n0\n1\n2\n")
    #expect(
      outcome.errors == "1 subscription is still alive; going on until it has ended, or Ctrl-C.\n")
    #expect(outcome.status == 0)
  }

  // MARK: Where it ended

  @Test func `a trap in the standard library is told at the reader's line`() throws {
    let outcome = try play("let list = [1, 2]\nfunc third() -> Int {\n  list[2]\n}\nprint(third())\n")
    #expect(outcome.errors == "play.swift:3: trapped: Fatal error: Index out of range\n")
    #expect(outcome.status == 1)
  }

  @Test func `a trap on another thread is told at the reader's line`() throws {
    let outcome = try play(
      """
      DispatchQueue.global().async {
        let nothing: Int? = nil
        print(nothing!)
      }
      DispatchSemaphore(value: 0).wait()
      """)
    #expect(outcome.errors.hasPrefix("play.swift:3: trapped: Fatal error: Unexpectedly found nil"))
  }

  @Test func `a trap without a word, and endless recursion, are told at the reader's line`() throws {
    let overflow = try play("var count = Int8(CommandLine.arguments.count)\nwhile true {\n  count += 1\n}\n")
    #expect(overflow.errors == "play.swift:3: was ended by a trap\n")
    let recursion = try play(
      "func deep(_ n: Int) -> Int {\n  n < 0 ? 0 : deep(n + 1) + 1\n}\nprint(deep(0))\n")
    #expect(recursion.errors.hasPrefix("play.swift:1: was ended by a segmentation fault"))
  }

  @Test func `an error that nobody catches is told where it is thrown`() throws {
    let outcome = try play(
      """
      struct Oops: Error {}
      func risky() throws {
        throw Oops()
      }
      example(of: "caught") {
        do { try risky() } catch {}
      }
      example(of: "thrown") {
        try risky()
      }
      try risky()
      """)
    // Not until the end, where the first error ends the program.
    #expect(outcome.errors == "play.swift:3: threw an error: main.Oops()\n")
    let inside = try play(
      "struct Oops: Error {}\nexample(of: \"thrown\") {\n  throw Oops()\n}\n")
    #expect(inside.errors == "play.swift:3: the example “thrown” threw an error: Oops()\n")
  }

  @Test func `a program that takes too long is told where it was`() throws {
    let loop = try play(
      "func spin() {\n  while true {}\n}\nexample(of: \"loop\") { spin() }\n", "--time-limit", "0.3")
    #expect(loop.errors.hasPrefix("play.swift:2: ran longer than 0.3 s"))
    let wait = try play("let gate = DispatchSemaphore(value: 0)\ngate.wait()\n", "--time-limit", "0.3")
    #expect(wait.errors.hasPrefix("play.swift:2: ran longer than 0.3 s"))
    #expect(wait.status == 4)
  }

  @Test func `what the runtime says of an example is said without its own places`() throws {
    let outcome = try play("example(of: \"x\", traps: true) { print([Int]()[0]) }\n")
    #expect(outcome.errors == "Fatal error: Index out of range\n")
    #expect(outcome.status == 0)
  }

  // MARK: Standard input and arguments

  @Test func `standard input and arguments reach the program`() throws {
    let outcome = try play(
      """
      print(CommandLine.arguments, ProcessInfo.processInfo.arguments.count)
      while let line = readLine() { print("read", line) }
      """, "--", "one", "--two", input: "a\nb\n")
    #expect(outcome.output == "[\"play.swift\", \"one\", \"--two\"] 3\nread a\nread b\n")
    #expect(outcome.status == 0)
  }

  @Test func `a chapter takes no arguments`() throws {
    let book = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let outcome = try Program.run(["run", "chapter3", "--", "one"], in: book)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("A chapter takes no arguments"))
  }

  private func terminal(_ text: String, _ arguments: String...) throws -> PseudoTerminal {
    try folder.write(text, to: "play.swift")
    return try PseudoTerminal(Program.url, ["run", "play.swift"] + arguments, in: folder.url)
  }

  private let greeter = """
    print("Your name? ", terminator: "")
    while let name = readLine() { print("Hello, \\(name)!") }
    print("Goodbye.")
    """

  @Test func `somebody at a terminal is asked, and takes as long as they like`() throws {
    let clock = """
      Thread.detachNewThread {
        for _ in 1...3 { Thread.sleep(forTimeInterval: 0.3) }
        print("three times the limit")
      }

      """
    let terminal = try terminal(clock + greeter, "--time-limit", "0.3")
    terminal.wait(for: "three times the limit")
    terminal.type("Tern\n")
    terminal.wait(for: "Hello, Tern!")
    terminal.type("\u{4}")
    terminal.wait(for: "Goodbye.")
    let (status, isRestored) = terminal.end()
    #expect(status == 0)
    #expect(isRestored)
  }

  @Test func `Ctrl-C ends a program that reads, with status 130`() throws {
    let terminal = try terminal(greeter)
    terminal.wait(for: "Your name? ")
    terminal.type("\u{3}")
    let (status, isRestored) = terminal.end()
    #expect(status == 130)
    #expect(isRestored)
    #expect(!terminal.rest.contains("play.swift:"))
  }
}
