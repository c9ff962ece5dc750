import Reactive

extension Shape {
  static let subjects: [Shape] = [
    Shape("subject") { one, _ in one },
    Shape("async subject") { one, other in relayed(one, other, into: AsyncSubject()) },
    Shape("behavior subject") { one, other in relayed(one, other, into: BehaviorSubject(value: 0)) },
    Shape("replay subject") { one, other in relayed(one, other, into: ReplaySubject.create(bufferSize: 5)) },
  ]

  /// Returns a sequence that passes the events of both sources through `subject` while it is subscribed to.
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
