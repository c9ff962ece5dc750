import Testing

@testable import Reactive

struct LifetimeTests {
  private let log = Log()
  private let lifetime = Lifetime()

  private func one(_ name: String) -> any Disposable { Disposables.create { [log] in log(name) } }

  @Test func `gives back what it holds in the order in which it was held, once`() {
    for name in ["a", "b", "c"] { lifetime.hold(disposable: one(name)) }
    #expect(!lifetime.isOver)
    lifetime.dispose()
    lifetime.dispose()
    #expect(lifetime.isOver)
    #expect(log.lines == ["a", "b", "c"])
  }

  @Test func `what comes too late is given back at once`() {
    lifetime.dispose()
    lifetime.hold(disposable: one("late"))
    #expect(log.lines == ["late"])
  }

  @Test func `what was dropped is not given back`() {
    let others = (0..<3).map { _ in Lifetime() }
    for other in others { lifetime.hold(other) }
    lifetime.drop(others[1])
    lifetime.dispose()
    #expect(others.map(\.isOver) == [true, false, true])
  }

  @Test func `is finished by one caller only`() {
    #expect(lifetime.finish())
    #expect(!lifetime.finish())
  }

  @Test func `onDisposed comes before what is given back at the end, and after it at disposal`() {
    for isDisposed in [false, true] {
      let watched = Lifetime.make(then: { [log] in log("disposed") })
      watched.hold(disposable: one("upstream"))
      if isDisposed {
        watched.dispose()
      } else {
        _ = watched.finish()
        watched.close()
      }
    }
    #expect(log.lines == ["disposed", "upstream", "upstream", "disposed"])
  }
}
