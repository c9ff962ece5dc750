import Reactive

extension Shape {
  static let sharing: [Shape] = [
    Shape("multicast") { one, other in
      Observable.merge(one, other).multicast({ PublishSubject() }) { .merge($0, $0.skip(3)) }
    },
    Shape("publish and refCount") { one, other in both(Observable.merge(one, other).publish().refCount()) },
    Shape("replay and refCount") { one, other in both(Observable.merge(one, other).replay(2).refCount()) },
    Shape("replayAll and refCount") { one, _ in both(one.replayAll().refCount()) },
    Shape("share") { one, other in both(Observable.merge(one, other).share()) },
    Shape("share forever") { one, other in
      both(Observable.merge(one, other).share(replay: 1, scope: .forever))
    },
    Shape("share with replay") { one, other in both(Observable.merge(one, other).share(replay: 2)) },
  ]

  /// Merges three subscriptions to a shared sequence, of which one ends early.
  private static func both(_ shared: Observable<Int>) -> Observable<Int> {
    .merge(shared.take(10), shared, shared.skip(5))
  }
}
