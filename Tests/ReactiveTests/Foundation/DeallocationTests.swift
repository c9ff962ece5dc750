import Reactive
import Testing

struct DeallocationTests {
  private let log = Log()

  private class Player: DeallocationAware {
    let deallocation = Deallocation()
  }

  private final class Slow: Player {
    let atEnd: () -> Void
    init(_ atEnd: @escaping () -> Void) { self.atEnd = atEnd }
    deinit {
      deallocation.begin()
      atEnd()
    }
  }

  @Test func `deallocating and deallocated emit and complete when the object is released`() {
    var player: Player? = Player()
    _ = player?.rx.deallocating.subscribe { [log] in log("deallocating \($0)") }
    _ = player?.rx.deallocated.subscribe { [log] in log("deallocated \($0)") }
    #expect(log.lines == [])
    player = nil
    #expect(
      log.lines == [
        "deallocating next(())", "deallocating completed", "deallocated next(())", "deallocated completed",
      ])
  }

  @Test func `a late subscriber of deallocated receives the event as well`() {
    var player: Player? = Player()
    let deallocated = player?.rx.deallocated
    player = nil
    #expect(deallocated.map(events(of:)) == ["next(())", "completed"])
  }

  @Test func `deallocating emits at the start of deinit if the object calls begin`() {
    var player: Player? = Slow { [log] in log("deinit") }
    _ = player?.rx.deallocating.subscribe(onNext: { [log] in log("deallocating") })
    _ = player?.rx.deallocated.subscribe(onNext: { [log] in log("deallocated") })
    player = nil
    #expect(log.lines == ["deallocating", "deinit", "deallocated"])
  }
}
