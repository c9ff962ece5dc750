import Reactive
import Testing

struct CompositeDisposableTests {
  private let log = Log()
  private func one(_ name: String) -> any Disposable { Disposables.create { [log] in log(name) } }

  @Test func `members are disposed of in the order of insertion`() {
    let composite = CompositeDisposable(one("a"), one("b"), one("c"), one("d"), one("e"))
    composite.insert(one("f"))
    #expect(composite.count == 6)
    composite.dispose()
    composite.dispose()
    #expect(composite.isDisposed)
    #expect(log.lines == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func `removing a member disposes only of that member`() throws {
    let composite = CompositeDisposable(one("a"), one("b"))
    let key = try #require(composite.insert(one("c")))
    composite.remove(for: key)
    composite.remove(for: key)
    #expect(log.lines == ["c"])
    #expect(composite.count == 2)
    #expect(CompositeDisposable(one("x"), one("y"), one("z")).count == 3)
  }

  @Test func `a member that is inserted after disposal is disposed of immediately`() {
    let composite = CompositeDisposable()
    composite.dispose()
    let key = composite.insert(one("late"))
    #expect(key.map { _ in true } == nil)
    #expect(log.lines == ["late"])
    #expect(composite.count == 0)
  }
}
