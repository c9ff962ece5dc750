import Foundation
import Testing

@testable import Reactive

@Suite(.timeLimit(.minutes(5)))
struct TaskLineTests {
  @Test func `what many threads add is performed one piece at a time, in each thread's order`() async throws {
    let line = TaskLine(priority: nil)
    let log = Log()
    let isBusy = NSLock()
    await withTaskGroup { group in
      for sender in 0..<4 {
        group.addTask {
          for number in 0..<100 {
            line.add([
              HandedWork {
                log(isBusy.try() ? "\(sender) \(number)" : "overlap")
                isBusy.unlock()
              }
            ])
          }
        }
      }
    }
    try await awaited { done in line.add([HandedWork(done)]) }
    #expect(log.lines.count == 400)
    for sender in 0..<4 {
      #expect(log.lines.filter { $0.hasPrefix("\(sender) ") } == (0..<100).map { "\(sender) \($0)" })
    }
  }

  @Test func `work that was cancelled is not performed`() async throws {
    let line = TaskLine(priority: nil)
    let log = Log()
    let gate = DispatchSemaphore(value: 0)
    line.add([HandedWork { gate.wait() }])
    let work = line.schedule("late") {
      log($0)
      return Disposables.create()
    }
    work.dispose()
    gate.signal()
    try await awaited { done in line.add([HandedWork(done)]) }
    #expect(log.lines == [])
  }
}
