import Foundation
public import Lesson

/// Runs examples of a chapter, each in a process of its own.
public struct ExampleRunner: Sendable {
  private let hosts: HostPool
  private let limits: Limits
  private let time: HostOrder.Time
  private let recordsSubscriptions: Bool

  /// - Parameter recordsSubscriptions: Whether each example prints on standard error which lines made the subscriptions that
  ///   it leaves behind. That takes about a second if there are any.
  public init(
    hosts: HostPool, limits: Limits = Limits(), time: HostOrder.Time = .virtual,
    recordsSubscriptions: Bool = false
  ) {
    self.hosts = hosts
    self.limits = limits
    self.time = time
    self.recordsSubscriptions = recordsSubscriptions
  }

  /// Runs `examples`, which are some of `chapter`'s; `receive` is told what happens as it happens.
  ///
  /// - Returns: What each did, in order.
  public func run(
    _ examples: [Example], of chapter: BookChapter,
    receive: (Example, HostEvent) -> Void = { _, _ in }
  ) throws -> [ExampleRun] {
    let all = chapter.code.examples
    let positions = examples.compactMap { example in
      all.firstIndex { ($0.name, $0.line) == (example.name, example.line) }
    }
    return try run(
      examples, as: .examples(chapter: chapter.name, positions: positions), with: chapter.resources,
      receive: receive)
  }

  /// Runs `examples` as the work that `work` says, each in a folder of its own with copies of `resources`.
  func run(
    _ examples: [Example], as work: HostOrder.Work, with resources: URL? = nil,
    receive: (Example, HostEvent) -> Void = { _, _ in }
  ) throws -> [ExampleRun] {
    let places = try Workplaces(examples.count, with: resources)
    var order = HostOrder(work: work, in: places.folders, limits: limits, time: time)
    order.recordsSubscriptions = recordsSubscriptions
    let jobs = try hosts.run(order) { position, event in receive(examples[position], event) }
    return withExtendedLifetime(places) { zip(examples, jobs).map { ExampleRun(example: $0, job: $1) } }
  }
}
