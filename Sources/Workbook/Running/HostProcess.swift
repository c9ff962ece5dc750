import CHost
import Foundation

/// A host as its parent sees it: it is told what to run, and tells what happens.
///
/// `@unchecked Sendable`: a pool hands it to one thread at a time.
final class HostProcess: @unchecked Sendable {
  private let process: WatchedProcess
  /// The end of the socket that orders go into.
  private let input: FileHandle
  private let output: FileHandle
  /// What has come from the host and is no whole frame yet.
  private var pending: [UInt8] = []

  /// Starts a host by `command`, a program's path and its arguments.
  init(_ command: [String], _ environment: HostEnvironment) throws {
    // An order to a host that has ended must not end this program, too.
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    guard chost_socket_pair(&ends) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE)
    }
    input = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    let other = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    let pipe = try ClosedPipe()
    output = pipe.reading
    process = try WatchedProcess(
      URL(filePath: command[0]), Array(command.dropFirst()), environment: environment.variables, input: other,
      output: pipe.writing)
    for end in [other, pipe.writing] { try? end.close() }
  }

  /// Runs what `order` says, with `standardInput`, if there is one, as the standard input of its jobs.
  ///
  /// - Returns: Whether the host can be told to run something else.
  func run(
    _ order: HostOrder, standardInput: Int32?, _ receive: (Int, HostEvent) -> Void
  ) throws -> Bool {
    // Whether it has reached it shows in what comes back.
    send(try order.line(), with: standardInput)
    let (begun, ended) = relay(until: order.jobCount, receive)
    for position in ended..<order.jobCount {
      if position >= begun { receive(position, .began) }
      receive(position, .ended(.notStarted("its host process ended unexpectedly")))
    }
    return ended == order.jobCount
  }

  /// Lets the host end.
  func dismiss() { try? input.close() }

  /// Nothing is heard of it after that.
  func waitForEnd() {
    _ = process.wait()
    try? output.close()
  }

  private func send(_ line: Data, with descriptor: Int32?) {
    var rest = Array(line)[...]
    var parcel = descriptor ?? -1
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        chost_send(input.fileDescriptor, $0.baseAddress, $0.count, parcel)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
      parcel = -1
    }
  }

  /// Passes on what comes from the host until `count` jobs have ended, or it says nothing more.
  ///
  /// - Returns: How many jobs have begun, and how many of them have ended.
  private func relay(until count: Int, _ receive: (Int, HostEvent) -> Void) -> (begun: Int, ended: Int) {
    var begun = 0
    var ended = 0
    var block = [UInt8](repeating: 0, count: 65_536)
    while ended < count {
      let size = read(output.fileDescriptor, &block, block.count)
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
