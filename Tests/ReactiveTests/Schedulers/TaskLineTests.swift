import Foundation
import Testing

@testable import Reactive

@Suite(.timeLimit(.minutes(5)))
struct TaskLineTests {
  @Test func `work from several threads runs one item at a time, in each thread's order`() async throws {
    let line = TaskLine(priority: nil)
    let log = Log()
    let isBusy = NSLock()
    await withTaskGroup { group in
      for sender in 0..<4 {
        group.addTask {
          for number in 0..<100 {
            line.add([
              UncheckedSendableWork {
                log(isBusy.try() ? "\(sender) \(number)" : "overlap")
                isBusy.unlock()
              }
            ])
          }
        }
      }
    }
    try await awaited { done in line.add([UncheckedSendableWork(done)]) }
    #expect(log.lines.count == 400)
    for sender in 0..<4 {
      #expect(log.lines.filter { $0.hasPrefix("\(sender) ") } == (0..<100).map { "\(sender) \($0)" })
    }
  }

  @Test func `cancelled work is not performed`() async throws {
    let line = TaskLine(priority: nil)
    let log = Log()
    let gate = DispatchSemaphore(value: 0)
    line.add([UncheckedSendableWork { gate.wait() }])
    let work = line.schedule("late") {
      log($0)
      return Disposables.create()
    }
    work.dispose()
    gate.signal()
    try await awaited { done in line.add([UncheckedSendableWork(done)]) }
    #expect(log.lines == [])
  }
}
