public import Foundation

/// A host as its parent sees it: it is started, tells what happens, and is gone when `run` returns.
public struct HostProcess {
  /// What happens to the job at a position of the order.
  public enum Event: Equatable, Sendable {
    case began
    case output([UInt8])
    case errors([UInt8])
    case ended(Ending)
  }

  private let program: URL

  /// Makes a host of `program`, the executable that knows the subcommand `host`.
  public init(program: URL) {
    self.program = program
  }

  /// Runs what `order` says; `receive` is called on this thread with each event and the position of its job.
  ///
  /// Every job begins and ends, also when the host itself does not live to tell.
  public func run(_ order: HostOrder, receive: (Int, Event) -> Void) throws {
    let input = Pipe()
    let output = Pipe()
    let process = try WatchedProcess(
      program, ["host", try order.argument()], environment: ["SWIFT_BACKTRACE": "enable=no"], input: input,
      output: output)
    let (begun, ended) = relay(output.fileHandleForReading.fileDescriptor, receive)
    try? input.fileHandleForWriting.close()
    _ = process.wait()
    for position in ended..<order.jobCount {
      if position >= begun { receive(position, .began) }
      receive(position, .ended(.notStarted("its host process ended unexpectedly")))
    }
  }

  /// Passes on what comes from the host until it closes its output.
  ///
  /// - Returns: How many jobs have begun, and how many of them have ended.
  private func relay(_ descriptor: Int32, _ receive: (Int, Event) -> Void) -> (begun: Int, ended: Int) {
    var begun = 0
    var ended = 0
    var pending: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &block, block.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return (begun, ended) }
      pending += block[..<count]
      do {
        while let frame = try Frame.take(from: &pending) {
          switch frame {
          case .began:
            begun += 1
            receive(begun - 1, .began)
          case .output(let bytes): receive(begun - 1, .output(bytes))
          case .errors(let bytes): receive(begun - 1, .errors(bytes))
          case .ended(let ending):
            ended += 1
            receive(begun - 1, .ended(ending))
          }
        }
      } catch {
        return (begun, ended)
      }
    }
  }
}
