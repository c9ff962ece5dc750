import Reactive
import Testing

struct GroupedObservableTests {
  @Test func `a group can be created from a key and a source`() {
    let group = GroupedObservable(key: "k", source: Observable.of(1))
    #expect(group.key == "k")
    #expect(events(of: group.asObservable()) == ["next(1)", "completed"])
    var seen: [Int] = []
    _ = group.subscribe(AnyObserver { if let element = $0.element { seen.append(element) } })
    #expect(seen == [1])
  }
}
