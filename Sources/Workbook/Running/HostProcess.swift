import Foundation

/// A host as its parent sees it: it is told what to run, and tells what happens.
///
/// `@unchecked Sendable`: a pool hands it to one thread at a time.
final class HostProcess: @unchecked Sendable {
  private let process: WatchedProcess
  private let input = Pipe()
  private let output = Pipe()
  /// What has come from the host and is no whole frame yet.
  private var pending: [UInt8] = []

  /// Starts a host of `program`.
  init(_ program: URL) throws {
    // An order to a host that has ended must not end this program, too.
    signal(SIGPIPE, SIG_IGN)
    process = try WatchedProcess(
      program, ["host"], environment: ["SWIFT_BACKTRACE": "enable=no", Host.binding: "1"], input: input,
      output: output)
  }

  /// Runs what `order` says.
  ///
  /// - Returns: Whether the host can be told to run something else.
  func run(_ order: HostOrder, _ receive: (Int, HostEvent) -> Void) throws -> Bool {
    let line = try order.line()
    // Whether that has reached it shows in what comes back.
    try? input.fileHandleForWriting.write(contentsOf: line)
    let (begun, ended) = relay(until: order.jobCount, receive)
    for position in ended..<order.jobCount {
      if position >= begun { receive(position, .began) }
      receive(position, .ended(.notStarted("its host process ended unexpectedly")))
    }
    return ended == order.jobCount
  }

  /// Lets the host end.
  func dismiss() { try? input.fileHandleForWriting.close() }

  func waitForEnd() { _ = process.wait() }

  /// Passes on what comes from the host until `count` jobs have ended, or it says nothing more.
  ///
  /// - Returns: How many jobs have begun, and how many of them have ended.
  private func relay(until count: Int, _ receive: (Int, HostEvent) -> Void) -> (begun: Int, ended: Int) {
    var begun = 0
    var ended = 0
    var block = [UInt8](repeating: 0, count: 65_536)
    while ended < count {
      let size = read(output.fileHandleForReading.fileDescriptor, &block, block.count)
      if size < 0 && errno == EINTR { continue }
      guard size > 0 else { break }
      pending += block[..<size]
      do {
        while let event = try HostEvent.take(from: &pending) {
          if case .began = event { begun += 1 }
          if case .ended = event { ended += 1 }
          receive(begun - 1, event)
        }
      } catch {
        break
      }
    }
    return (begun, ended)
  }
}
