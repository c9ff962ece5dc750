import Testing

@testable import Reactive

struct LifetimeTests {
  private let log = Log()
  private let lifetime = Lifetime()

  private func one(_ name: String) -> any Disposable { Disposables.create { [log] in log(name) } }

  @Test func `a lifetime disposes of its disposables once, in the order of insertion`() {
    for name in ["a", "b", "c"] { lifetime.hold(disposable: one(name)) }
    #expect(!lifetime.isOver)
    lifetime.dispose()
    lifetime.dispose()
    #expect(lifetime.isOver)
    #expect(log.lines == ["a", "b", "c"])
  }

  @Test func `a disposable added after disposal is disposed of immediately`() {
    lifetime.dispose()
    lifetime.hold(disposable: one("late"))
    #expect(log.lines == ["late"])
  }

  @Test func `a dropped lifetime is not disposed of`() {
    let others = (0..<3).map { _ in Lifetime() }
    for other in others { lifetime.hold(other) }
    lifetime.drop(others[1])
    lifetime.dispose()
    #expect(others.map(\.isOver) == [true, false, true])
  }

  @Test func `only the first call of finish succeeds`() {
    #expect(lifetime.finish())
    #expect(!lifetime.finish())
  }

  @Test func `onDisposed is called before the disposables at completion, after them at disposal`() {
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
