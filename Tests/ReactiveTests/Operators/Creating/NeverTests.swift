import Reactive
import Testing

struct NeverTests {
  @Test func `never emits nothing`() { #expect(events(of: Observable<Int>.never()).isEmpty) }

  @Test func `never does not retain its observer`() {
    final class Owner {}
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    let subscription = Observable<Int>.never().subscribe(onNext: { [owner] _ in _ = owner })
    owner = nil
    #expect(weakOwner == nil)
    subscription.dispose()
  }
}
