import Foundation
import Lesson

@testable import Runner
@testable import SystemSupport

/// A chapter of misbehaving examples, which is compiled once and loaded by workers.
enum Misbehaviour {
  static var names: [String] { chapter.names }

  static let diagramNames = ["fine", "unreadable", "trap", "loop", "exit", "delayed", "ticks", "flood"]

  /// The number of seconds that background processes of the example `name` sleep.
  ///
  /// It identifies them: the processes of other examples, whose tests run at the same time, and of other test runs
  /// sleep for another number of seconds.
  static func sleep(of name: String) -> String {
    let seconds = ["background": 86_397, "processes": 86_398][name] ?? 86_399
    return "\(seconds).\(ProcessInfo.processInfo.processIdentifier)"
  }

  static let source = #"""
    import Foundation
    import Lesson
    import Reactive

    struct Oops: Error {}

    let forever = PublishSubject<Int>()

    let slowValue: Int = {
      usleep(100_000)
      return 7
    }()

    func deep(_ depth: Int) -> Int { depth == .max ? 0 : deep(depth + 1) &+ depth }

    func shell(_ command: String) {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", command]
      try? process.run()
    }

    public let chapter = Chapter("Misbehaviour") {
      example(of: "plain") { print("one"); print("two", terminator: "") }
      example(of: "parent") { print(getppid()) }
      example(of: "parricide") { kill(getppid(), SIGKILL) }
      example(of: "trap") { print("before"); print([Int]()[CommandLine.arguments.count]) }
      example(of: "loop") { print("before"); while true {} }
      example(of: "own input") {
        print("before")
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        dup2(ends[0], 0)
        // Ends the wait if the time limit does not.
        let writing = ends[1]
        Thread.detachNewThread { sleep(10); close(writing) }
        _ = readLine()
      }
      example(of: "flood") { while true { print("more and more") } }
      example(of: "exit") { print("before"); exit(0) }
      example(of: "throw") { print("before"); throw Oops() }
      example(of: "async") {
        print("before")
        try await Task.sleep(nanoseconds: 1)
        print(await MainActor.run { "main actor" })
      }
      example(of: "async throw") { await Task.yield(); throw Oops() }
      example(of: "environment") {
        print(ProcessInfo.processInfo.environment.keys.filter { $0.hasPrefix("RXBOOK") || $0 == "PATH" }.sorted())
        print(CommandLine.arguments)
      }
      example(of: "time zone") {
        let variables = ProcessInfo.processInfo.environment
        print(TimeZone.current.secondsFromGMT(), ["TZ", "LC_ALL", "LANG", "LC_TIME"].map { variables[$0] ?? "none" })
      }
      example(of: "stdin") { print(readLine() ?? "nothing") }
      example(of: "closed") { close(1); close(2) }
      example(of: "deep") { print(deep(0)) }
      example(of: "memory") {
        var all: [[UInt8]] = []
        while true { all.append([UInt8](repeating: 1, count: 1 << 24)) }
      }
      example(of: "threads") {
        for _ in 0..<60 { Thread.detachNewThread { sleep(60) } }
        print("before"); sleep(60)
      }
      example(of: "processes") {
        shell("for i in 1 2 3 4 5 6 7 8; do for j in 1 2 3 4 5; do setsid sleep \#(sleep(of: "processes")) & done; done; wait")
        sleep(60)
      }
      example(of: "background") {
        shell("sleep \#(sleep(of: "background")) & exec sleep \#(sleep(of: "background"))")
        shell("setsid sleep \#(sleep(of: "background"))")
        usleep(50_000)
        print("after")
      }
      example(of: "late") {
        Thread.detachNewThread { while true { print("late") } }
        print("after")
      }
      example(of: "slow value") {
        let isRead = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          usleep(20_000)
          if slowValue == 7 { isRead.signal() }
        }
        let value = slowValue
        isRead.wait()
        print(value)
      }
      example(of: "signal") { kill(getpid(), SIGKILL) }
      example(of: "directory") { print(FileManager.default.currentDirectoryPath) }
      example(of: "litter") {
        for file in try FileManager.default.contentsOfDirectory(atPath: ".") { print(file) }
        try Data("litter".utf8).write(to: URL(filePath: "litter.txt"))
        try? Data("west".utf8).write(to: URL(filePath: "tides/east.txt"))
      }
      example(of: "leak") { _ = forever.subscribe(onNext: { print($0) }) }
      example(of: "let go elsewhere") {
        let subscription = forever.subscribe(onNext: { print($0) })
        Thread.detachNewThread {
          Thread.sleep(forTimeInterval: 0.05)
          subscription.dispose()
        }
      }
      diagram("fine", "source: --1--|") { (source: Observable<Int>) in source }
      diagram("unreadable", "source: --?--|") { (source: Observable<Int>) in source }
      diagram("trap", "source: --1--|") { (source: Observable<Int>) in
        source.map { [Int]()[$0] }
      }
      diagram("loop", "source: --1--|") { (source: Observable<Int>) in
        source.do(onNext: { _ in while true {} })
      }
      diagram("exit", "source: --1--|") { (source: Observable<Int>) in
        source.do(onNext: { _ in exit(3) })
      }
      diagram("delayed", "source: --1--2--|") { (source: Observable<Int>) in
        source.delay(.milliseconds(30), scheduler: MainScheduler.instance)
      }
      diagram("ticks", frame: .seconds(1)) {
        Observable<Int>.interval(
          .seconds(2), scheduler: ConcurrentDispatchQueueScheduler(qos: .default))
          .observe(on: SerialDispatchQueueScheduler(qos: .default))
          .take(3)
      }
      diagram("flood", "source: --1--|") { (source: Observable<Int>) in
        source.do(onNext: { _ in while true { print("more and more") } })
      }
    }
    """#

  private static let chapter = CompiledChapter("Misbehaviour", source)

  /// The compiled chapter, which all tests share.
  static var library: Result<(ScratchFolder, URL), any Error> { chapter.library }

  /// Runs the examples called `names` in one worker.
  static func run(
    _ names: String..., limits: Limits = Limits(), recordsSubscriptions: Bool = false,
    with resources: URL? = nil
  ) throws -> [RunResult] {
    try chapter.run(names, limits: limits, recordsSubscriptions: recordsSubscriptions, with: resources)
  }
}

extension RunResult {
  var text: String { String(decoding: output, as: UTF8.self) }
}
