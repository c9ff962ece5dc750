import Foundation
import Reactive

/// What a program pays once: the time of its first subscriptions, and the machine code of a chain.
enum StartTable {
  static func print() {
    Swift.print("| in a fresh process, µs | first | second |\n|---|---|---|")
    for (name, _) in subscriptions {
      let times = (0..<41).map { _ -> [Double] in
        Instructions.output(of: CommandLine.arguments[0], ["first", name]).split(separator: " ").compactMap {
          Double($0)
        }
      }.filter { $0.count == 2 }
      let cells = [0, 1].map { place in
        times.map { $0[place] }.sorted()[times.count / 2].rounded(to: 1)
      }
      Swift.print("| \(name) | \(cells.joined(separator: " | ")) |")
    }
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    guard let chain = codeSize(folder.appendingPathComponent("SizeOfChain").path),
      let subject = codeSize(folder.appendingPathComponent("SizeOfSubject").path)
    else {
      return Swift.print("No sizes: `swift build -c release` has not built SizeOfChain and SizeOfSubject.")
    }
    Swift.print("\nMachine code of (map+filter)x4 in a release executable: \(chain - subject) bytes")
  }

  /// In a process of its own: performs a subscription twice, and reports the microseconds of both.
  static func perform(_ name: String) {
    guard let subscribe = subscriptions.first(where: { $0.name == name })?.perform else { return }
    let times = (0..<2).map { _ in ContinuousClock().measure(subscribe) / .microseconds(1) }
    FileHandle.standardError.write(Data(times.map { "\($0)" }.joined(separator: " ").utf8))
  }

  nonisolated(unsafe) private static let subscriptions: [(name: String, perform: () -> Void)] = [
    (
      "closures in an array",
      {
        var handlers: [(Int) -> Void] = []
        handlers.append { total &+= $0 }
        for handle in handlers { handle(1) }
      }
    ),
    (
      "a subject and its observer",
      {
        let subject = PublishSubject<Int>()
        _ = subject.subscribe(onNext: { total &+= $0 })
        subject.onNext(1)
      }
    ),
    (
      "`map` and `filter` besides",
      {
        let subject = PublishSubject<Int>()
        _ = subject.map { $0 &+ 1 }.filter { $0 != 0 }.subscribe(onNext: { total &+= $0 })
        subject.onNext(1)
      }
    ),
    (
      "`combineLatest` of two relays",
      {
        let one = BehaviorRelay(value: 1), other = BehaviorRelay(value: 2)
        _ = Observable.combineLatest(one, other) { $0 &+ $1 }.subscribe(onNext: { total &+= $0 })
      }
    ),
  ]

  /// The bytes of the section `.text`.
  private static func codeSize(_ path: String) -> Int? {
    let report = Instructions.output(of: "/usr/bin/size", ["-A", path], standardOutput: true)
    let line = report.split(separator: "\n").first { $0.hasPrefix(".text") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }
}

nonisolated(unsafe) private var total = 0
