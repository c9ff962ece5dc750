extension ObservableType {
  /// Splits the sequence into one sequence per key.
  ///
  ///     Observable.of(1, 2, 3, 4)
  ///       .groupBy { $0 % 2 }
  ///       .flatMap { group in group.map { "\(group.key):\($0)" } }
  ///     // 1:1, 0:2, 1:3, 0:4, completed
  ///
  /// When the first element with a key arrives, its group is emitted, and then the group emits the element. A group
  /// emits to its current subscribers and caches nothing for late ones.
  ///
  /// When the source terminates, the groups terminate in the same way, and then the result. If `keySelector` throws,
  /// the groups and the result fail with that error. The source is disposed of when neither the result nor any group
  /// has a subscriber left.
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
        for group in groups { group.multicaster.end(error) }
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
  /// Returns the subject's elements as a sequence whose subscriptions retain the disposable of `users`.
  @inlinable
  func shared(by users: RefCountDisposable) -> Observable<Element> {
    let attach = attach
    return Observable(isDirect: true) { downstream in
      users.retain(for: downstream.lifetime)
      attach(downstream)
    }
  }
}
