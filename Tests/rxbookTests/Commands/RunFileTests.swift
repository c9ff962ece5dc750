@testable import Runner
import Foundation
import TestSupport
import Testing
@testable import BookMarkdown
@testable import BookProgram

/// `rxbook run` with a file of the reader.
@Suite(.waiting) struct RunFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func play(
    _ text: String, _ arguments: String..., environment: [String: String] = [:], input: String = ""
  ) throws -> Program.Outcome {
    try folder.write(text, to: "play.swift")
    return try Program.run(
      ["run", "play.swift"] + arguments, in: folder.url, environment: environment, input: input)
  }

  @Test func `a file runs in UTC and in the C locale`() throws {
    let program = """
      func tell() {
        var time: time_t = 0
        var fields = tm()
        localtime_r(&time, &fields)
        print(TimeZone.current.secondsFromGMT(), fields.tm_hour, String(cString: fields.tm_zone))
        print(Date(timeIntervalSince1970: 0).formatted(date: .abbreviated, time: .shortened))
        print(Locale.current.identifier, 0.5.formatted(.percent), Locale.preferredLanguages)
        print(setlocale(LC_ALL, "").map { String(cString: $0) } ?? "none")
      }
      tell()
      example(of: "tell") { tell() }
      let variables = ProcessInfo.processInfo.environment
      print(variables.filter { $0.key.hasPrefix("LC_") || $0.key.hasPrefix("LANG") || $0.key == "TZ" }.sorted { $0.key < $1.key })
      setenv("TZ", "Asia/Tokyo", 1)
      tzset()
      NSTimeZone.resetSystemTimeZone()
      print(TimeZone.current.secondsFromGMT())
      """
    let plain = try play(program)
    let environment = [
      "TZ": "America/New_York", "LANG": "de_DE.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LC_TIME": "fr_FR.UTF-8",
      "LANGUAGE": "tr:de",
    ]
    let elsewhere = try play(program, environment: environment)
    #expect(plain.output == elsewhere.output, "\(plain.errors) \(elsewhere.errors)")
    #expect(plain.output.hasPrefix("0 0 UTC\n"))
    #expect(plain.output.hasSuffix("\n32400\n"))
  }

  @Test func `an error with a long description does not block the script`() throws {
    let outcome = try play(
      """
      struct Long: Error, CustomStringConvertible { var description: String { String(repeating: "x", count: 200_000) } }
      example(of: "long") { throw Long() }
      example(of: "after") { print("after") }
      """)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\nafter\n"))
  }

  // MARK: Listings of the book

  @Test(arguments: ["", "import Reactive\n", "import RxSwift\n", "import Lesson\n"])
  func `a listing of the book runs with any imports and prints the chapter's output`(imports: String) throws {
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

  @Test func `each example runs when it is called, with its own clock and process`() throws {
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

  @Test func `a diagram is played and drawn when it is called`() throws {
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

  @Test func `an example that fails is reported, and the others still run`() throws {
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
    #expect(outcome.errors.contains("play.swift: the example “left” exited early: it called exit(3)\n"))
    #expect(outcome.errors.contains("the example “trapped” "))
    #expect(!outcome.errors.contains("“meant”"))
    #expect(outcome.status == 1)
  }

  @Test func `an example that declares a trap but does not trap is reported`() throws {
    let outcome = try play("example(of: \"harmless\", traps: true) { print(1) }\n")
    #expect(outcome.errors == "play.swift: the example “harmless” declares `traps: true` but did not trap\n")
    #expect(outcome.status == 1)
  }

  @Test func `examples and the file can use the same lock without a deadlock`() throws {
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

  @Test func `the reader's functions take precedence over the book's`() throws {
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

  @Test func `compiler errors have the reader's line numbers, whatever is imported`() throws {
    let outcome = try play("example(of: \"x\") {\n  nothing()\n}\n")
    #expect(outcome.errors.hasPrefix("play.swift:2:3: error: cannot find 'nothing' in scope\n"))
    #expect(outcome.status == 3)
  }

  @Test func `every example of the book prints the same when it is run as a file`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let chapter = root.appending(path: "Chapters/Chapter03-Subjects")
    let text = MarkdownDocument(contentsOf: chapter.appending(path: "Chapter.md"), named: "Chapter.md")
    var listing = "@testable import Chapter03_Subjects\n"
    var printed: [String] = []
    for (fence, next) in zip(text.fences, text.fences.dropFirst().map(Optional.some) + [nil]) {
      let body = fence.body.joined(separator: "\n") + "\n"
      // The example of a question has answers instead of an output in the chapter.
      let isAsked = next?.language == "answers"
      if fence.language == "swift", fence.attributes.first?.name == "of", !isAsked { listing += body }
      if fence.language == "output" { printed.append(body) }
    }
    let outcome = try play(listing)
    #expect(outcome.output == printed.joined(separator: "\n"))
    #expect(outcome.status == 0)
  }

  // MARK: Modules

  @Test func `programs that import RxSwift's modules run unchanged`() throws {
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

  // MARK: Subscriptions and timers left at the end

  @Test func `active subscriptions at the end are reported with advice, and are not a failure`() throws {
    let outcome = try play(
      """
      let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      let subscription = ticks.subscribe(onNext: { print($0) })
      """)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.complaint == """
        play.swift: ended with 1 active subscription and 1 pending work item. \
        To wait, add pause(for: .seconds(5)) or run with --real-time.
        """)
    #expect(outcome.status == 0)
  }

  @Test func `an asynchronous main function ends like a synchronous one`() throws {
    let outcome = try play(
      """
      let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      for try await number in ticks.take(2).values { print(number) }
      pause(for: .seconds(60))
      print(MainScheduler.instance.now.timeIntervalSinceReferenceDate)
      let subscription = ticks.subscribe()
      """)
    #expect(outcome.output == "0\n1\n62.0\n")
    #expect(outcome.errors.contains("ended with 1 active subscription"))
    #expect(outcome.status == 0)
  }

  @Test func `on the real clock, a program runs until its subscriptions have ended`() throws {
    let outcome = try play(
      """
      let ticks = Observable<Int>.interval(.milliseconds(5), scheduler: MainScheduler.instance)
      _ = ticks.take(3).subscribe(onNext: { print($0) })
      print("end of the file")
      """, "--real-time")
    #expect(outcome.output == "end of the file\n0\n1\n2\n")
    #expect(
      outcome.errors
        == "1 subscription is still active; the script keeps running until it ends. Press Ctrl-C to stop.\n")
    #expect(outcome.status == 0)
  }

  // MARK: The line where it ended

  @Test func `a trap in the standard library is reported at the reader's line`() throws {
    let outcome = try play("let list = [1, 2]\nfunc third() -> Int {\n  list[2]\n}\nprint(third())\n")
    #expect(outcome.errors == "play.swift:3: trapped: Fatal error: Index out of range\n")
    #expect(outcome.status == 1)
  }

  @Test func `a trap on another thread is reported at the reader's line`() throws {
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

  @Test func `a trap without a message and endless recursion are reported at the reader's line`() throws {
    let overflow = try play("var count = Int8(CommandLine.arguments.count)\nwhile true {\n  count += 1\n}\n")
    #expect(overflow.errors == "play.swift:3: was terminated by a trap\n")
    let recursion = try play(
      "func deep(_ n: Int) -> Int {\n  n < 0 ? 0 : deep(n + 1) + 1\n}\nprint(deep(0))\n")
    #expect(recursion.errors.hasPrefix("play.swift:1: was terminated by a segmentation fault"))
  }

  @Test func `an uncaught error is reported at the line that throws it`() throws {
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
    // The first uncaught error is thrown at the end of the file.
    #expect(outcome.errors == "play.swift:3: threw an error: main.Oops()\n")
    let inside = try play(
      "struct Oops: Error {}\nexample(of: \"thrown\") {\n  throw Oops()\n}\n")
    #expect(inside.errors == "play.swift:3: the example “thrown” threw an error: Oops()\n")
  }

  @Test func `a program that reaches the time limit is reported with its current line`() throws {
    let loop = try play(
      "func spin() {\n  while true {}\n}\nexample(of: \"loop\") { spin() }\n", "--time-limit", "0.3")
    #expect(loop.errors.hasPrefix("play.swift:2: ran longer than 0.3 s"))
    let wait = try play("let gate = DispatchSemaphore(value: 0)\ngate.wait()\n", "--time-limit", "0.3")
    #expect(wait.errors.hasPrefix("play.swift:2: ran longer than 0.3 s"))
    #expect(wait.status == 4)
  }

  @Test func `messages of the Swift runtime are printed without locations in the runtime`() throws {
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

  @Test func `arguments after -- are refused for a chapter`() throws {
    let book = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let outcome = try Program.run(["run", "chapter3", "--", "one"], in: book)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("Arguments after -- are only allowed with a file"))
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

  @Test func `a user at a terminal can take any time to type`() throws {
    let terminal = try terminal(greeter)
    terminal.wait(for: "Your name? ")
    terminal.type("Tern\n")
    terminal.wait(for: "Hello, Tern!")
    terminal.type("\u{4}")
    terminal.wait(for: "Goodbye.")
    let (status, isRestored) = terminal.end()
    #expect(status == 0)
    #expect(isRestored)
  }

  @Test func `at a terminal, a file has no time limit unless one is given`() throws {
    var options = LimitOptions()
    (options.timeLimit, options.outputLimit) = (nil, 1)
    #expect(options.limits(onScriptOn: .virtual, isAtTerminal: true).seconds == Limits.unlimitedSeconds)
    #expect(options.limits(onScriptOn: .virtual, isAtTerminal: false).seconds == Limits().seconds)
    options.timeLimit = 3
    #expect(options.limits(onScriptOn: .virtual, isAtTerminal: true).seconds == 3)
    let terminal = try terminal(greeter, "--time-limit", "0.3")
    terminal.wait(for: "ran longer than 0.3 s")
    #expect(terminal.end().status == 4)
  }

  @Test func `Ctrl-C ends a program that waits for input, with status 130`() throws {
    let terminal = try terminal(greeter)
    terminal.wait(for: "Your name? ")
    terminal.type("\u{3}")
    let (status, isRestored) = terminal.end()
    #expect(status == 130)
    #expect(isRestored)
    #expect(!terminal.rest.contains("play.swift:"))
  }
}
