import Dispatch
import Reactive

extension Shape {
  static let timing: [Shape] = [
    Shape(
      "buffer",
      on: { one, other, scheduler in
        .merge(
          one.buffer(timeSpan: .seconds(1), count: 5, scheduler: scheduler).map { $0.reduce(0, &+) }, other)
      }),
    Shape("debounce", on: { .merge($0.debounce(.seconds(1), scheduler: $2), $1) }),
    Shape("delay", on: { .merge($0.delay(.seconds(2), scheduler: $2), $1) }),
    Shape("delaySubscription", on: { .merge($0.delaySubscription(.seconds(2), scheduler: $2), $1) }),
    Shape("skip for a duration", on: { .merge($0.skip(.seconds(1), scheduler: $2), $1) }),
    Shape("take for a duration", on: { .merge($0.take(for: .seconds(1), scheduler: $2), $1) }),
    Shape("throttle", on: { .merge($0.throttle(.seconds(2), scheduler: $2), $1) }),
    Shape("timeout", on: { .merge($0.timeout(.seconds(1), other: $1, scheduler: $2), $1) }),
    Shape(
      "window",
      on: { one, other, scheduler in
        .merge(one.window(timeSpan: .seconds(1), count: 5, scheduler: scheduler).merge(), other)
      }),
  ]
}
