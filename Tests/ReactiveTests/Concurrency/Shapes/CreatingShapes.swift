import Dispatch
import Reactive

extension Shape {
  static let creating: [Shape] = [
    Shape("create") { one, other in
      .create { observer in
        let first = one.subscribe { observer.on($0) }
        let second = other.subscribe { observer.on($0) }
        return Disposables.create(first, second)
      }
    },
    Shape("deferred and using") { one, _ in
      .deferred { .using({ BooleanDisposable() }, observableFactory: { _ in one }) }
    },
    Shape(
      "interval",
      on: { one, other, scheduler in
        .merge(one, other, .interval(.seconds(1), scheduler: scheduler))
      }),
    Shape(
      "timer",
      on: { one, other, scheduler in
        .merge(one, other, .timer(.seconds(3), scheduler: scheduler))
      }),
  ]
}
