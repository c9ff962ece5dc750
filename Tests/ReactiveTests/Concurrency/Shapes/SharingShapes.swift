import Reactive

extension Shape {
  static let sharing: [Shape] = [
    Shape("share") { one, other in both(Observable.merge(one, other).share()) },
    Shape("share with replay") { one, other in both(Observable.merge(one, other).share(replay: 2)) },
    Shape("share for ever") { one, other in
      both(Observable.merge(one, other).share(replay: 1, scope: .forever))
    },
    Shape("publish and refCount") { one, other in both(Observable.merge(one, other).publish().refCount()) },
    Shape("replay and refCount") { one, other in both(Observable.merge(one, other).replay(2).refCount()) },
    Shape("replayAll and refCount") { one, _ in both(one.replayAll().refCount()) },
    Shape("multicast") { one, other in
      Observable.merge(one, other).multicast({ PublishSubject() }) { .merge($0, $0.skip(3)) }
    },
    Shape("observe on another thread", on: { .merge($0.observe(on: $2), $1) }),
    Shape("observe on this thread") { one, other in
      Observable.merge(one, other).observe(on: CurrentThreadScheduler.instance)
    },
    Shape("subscribe on this thread") { one, other in
      Observable.merge(one, other).subscribe(on: CurrentThreadScheduler.instance)
    },
  ]

  /// Two subscribers of one shared sequence, which come and go.
  private static func both(_ shared: Observable<Int>) -> Observable<Int> {
    .merge(shared.take(10), shared, shared.skip(5))
  }
}
