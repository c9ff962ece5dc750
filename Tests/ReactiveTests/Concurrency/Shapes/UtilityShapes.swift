import Reactive

extension Shape {
  static let utility: [Shape] = [
    Shape("do(afterNext:afterCompleted:)") { one, _ in one.do(afterNext: { _ in }, afterCompleted: {}) },
    Shape("observe on another thread", on: { .merge($0.observe(on: $2), $1) }),
    Shape("observe on the current thread") { one, other in
      Observable.merge(one, other).observe(on: CurrentThreadScheduler.instance)
    },
    Shape("subscribe on the current thread") { one, other in
      Observable.merge(one, other).subscribe(on: CurrentThreadScheduler.instance)
    },
  ]
}
