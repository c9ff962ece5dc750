import Reactive
import Testing

struct InfallibleSubscribeTests {
  private let log = Log()

  @Test func `the closures for elements, completion and disposal are called`() {
    _ = Infallible.of(1).subscribe(
      onNext: { [log] in log("\($0)") }, onCompleted: { [log] in log("completed") },
      onDisposed: { [log] in log("disposed") })
    Infallible<Int>.never().subscribe(onDisposed: { [log] in log("early") }).dispose()
    #expect(log.lines == ["1", "completed", "disposed", "early"])
  }

  @Test func `subscribe(with:) calls nothing after the object is released`() {
    final class Owner {}
    let relay = PublishRelay<Int>()
    var owner: Owner? = Owner()
    if let owner {
      _ = relay.asInfallible().subscribe(with: owner, onNext: { [log] in log("\($1)") })
    }
    relay.accept(1)
    owner = nil
    relay.accept(2)
    #expect(owner == nil)
    #expect(log.lines == ["1"])
  }

  @Test func `an error thrown by a closure of do is not delivered`() {
    _ = Infallible.of(1).do(onNext: { _ in throw Failure.first }).subscribe(
      onNext: { [log] in log("\($0)") }, onCompleted: { [log] in log("completed") },
      onDisposed: { [log] in log("disposed") })
    #expect(log.lines == ["disposed"])
  }
}
