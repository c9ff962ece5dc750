extension ObservableType {
  /// Splits the sequence into one for each key; a group is sent when its first element comes, and before it.
  ///
  ///     Observable.of(1, 2, 3, 4)
  ///       .groupBy { $0 % 2 }
  ///       .flatMap { group in group.map { "\(group.key):\($0)" } }
  ///     // 1:1, 0:2, 1:3, 0:4, completed
  ///
  /// A group sends to those who are subscribed, and keeps nothing for others. Groups end as the source does, then this
  /// sequence. The source is disposed of when neither this nor any group has a subscriber left. What `keySelector`
  /// throws is the error of all.
  @inlinable
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let attach = asObservable().attach
    return Observable<GroupedObservable<Key, Element>> { downstream in
      let run = Lifetime()
      let users = RefCountDisposable(disposable: run)
      downstream.lifetime.hold(disposable: users)
      var places: [Key: Int] = [:]
      var groups: [PublishSubject<Element>] = []
      let end = { (error: (any Error)?) in
        guard run.finish() else { return }
        for group in groups { group.hub.end(error) }
        if !downstream.lifetime.isOver { downstream.end(error) }
        run.close()
      }
      let next = { (element: Element) in
        let key: Key
        do { key = try keySelector(element) } catch { return end(error) }
        if let place = places[key] { return groups[place].onNext(element) }
        let group = PublishSubject<Element>()
        places[key] = groups.count
        groups.append(group)
        if !downstream.lifetime.isOver {
          downstream.next(GroupedObservable(key: key, source: group.shared(by: users)))
        }
        group.onNext(element)
      }
      attach(Downstream(run, next: next, end: end).keeping(attach))
    }
  }
}

extension PublishSubject {
  /// The subject as a sequence whose subscriptions keep what `users` counts.
  @inlinable
  func shared(by users: RefCountDisposable) -> Observable<Element> {
    let attach = attach
    return Observable(isDirect: true) { downstream in
      users.retain(for: downstream.lifetime)
      attach(downstream)
    }
  }
}
