import Reactive

extension Shape {
  static let core: [Shape] = [
    Shape("subject") { one, _ in one },
    Shape("stateless operators") { one, _ in one.map { $0 &+ 1 }.filter { $0 >= 0 }.do(onNext: { _ in }) },
    Shape("take") { one, _ in one.take(20) },
    Shape("skip") { one, _ in one.skip(5) },
    Shape("throwing map") { one, _ in
      one.map { number -> Int in
        if number == 40 { throw Failure.first }
        return number
      }
    },
    Shape("do with after closures") { one, _ in one.do(afterNext: { _ in }, afterCompleted: {}) },
    Shape("asMaybe") { one, _ in one.asMaybe().asObservable() },
    Shape("create") { one, other in
      .create { observer in
        let first = one.subscribe { observer.on($0) }
        let second = other.subscribe { observer.on($0) }
        return Disposables.create(first, second)
      }
    },
    Shape("behavior subject") { one, other in relayed(one, other, into: BehaviorSubject(value: 0)) },
    Shape("replay subject") { one, other in relayed(one, other, into: ReplaySubject.create(bufferSize: 5)) },
    Shape("async subject") { one, other in relayed(one, other, into: AsyncSubject()) },
    Shape("deferred and using") { one, _ in
      .deferred { .using({ BooleanDisposable() }, observableFactory: { _ in one }) }
    },
  ]

  /// Both sources sent into one subject, for as long as somebody is subscribed.
  private static func relayed<Subject: SubjectType & ObserverType>(
    _ one: Source, _ other: Source, into subject: Subject
  ) -> Observable<Int> where Subject.Element == Int {
    .using {
      CompositeDisposable(one.subscribe(subject), other.subscribe(subject))
    } observableFactory: { _ in
      subject.asObservable()
    }
  }
}
