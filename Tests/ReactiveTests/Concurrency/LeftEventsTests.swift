import Foundation
import Testing

@testable import Reactive

/// What becomes of events that a sender has left to the thread inside a gate.
@Suite(.timeLimit(.minutes(5)))
struct LeftEventsTests {
  private let log = Log()

  @Test func `a live event does not overtake what is still delivered after a replay`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    subject.onNext(0)
    let isSubscribed = DispatchSemaphore(value: 0)
    let isDone = DispatchSemaphore(value: 0)
    let subscription = subject.subscribe(onNext: { [log] number in
      switch number {
      case 0:
        let hasSent = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          for number in 1...3 { subject.onNext(number) }
          hasSent.signal()
        }
        hasSent.wait()
      // Long enough for the rest to be handed on to a global queue.
      case 1: usleep(2_000)
      case 2: isSubscribed.wait()
      default: break
      }
      log("\(number)")
      if number == 4 { isDone.signal() }
    })
    subject.onNext(4)
    isSubscribed.signal()
    isDone.wait()
    subscription.dispose()
    #expect(log.lines == ["0", "1", "2", "3", "4"])
  }
}
