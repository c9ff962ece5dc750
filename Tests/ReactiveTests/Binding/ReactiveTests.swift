import Foundation
import Reactive
import Testing

@MainActor
struct ReactiveNamespaceTests {
  private final class Label: NSObject {
    var text = ""
    var size: Int?
  }

  @Test func `rx has a binder for each writable property of an object`() {
    let label = Label()
    _ = Observable.just("a").bind(to: label.rx.text)
    _ = Observable.just(3).bind(to: label.rx.size)
    #expect(label.text == "a")
    #expect(label.size == 3)
    #expect(label.rx.base === label)
    #expect(Label.rx == Reactive<Label>.self)
  }

  @Test func `any type can adopt the rx namespace`() {
    #expect(Point(x: 3).rx.doubled == 6)
    #expect(Point.rx.origin.x == 0)
  }
}

private struct Point: ReactiveCompatible {
  var x = 0
}

extension Reactive where Base == Point {
  fileprivate var doubled: Int { base.x * 2 }
  fileprivate static var origin: Point { Point() }
}
