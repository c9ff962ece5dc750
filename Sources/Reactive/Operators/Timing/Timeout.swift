extension ObservableType {
  /// Fails with `RxError.timeout` when nothing has come for `dueTime` since the subscription or the last element.
  ///
  /// The error is sent by `scheduler`, on which each element sets a timer.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout.erased), scheduler: scheduler)
  }

  /// Goes on with `other` when nothing has come for `dueTime` since the subscription or the last element.
  ///
  /// `other` is subscribed to on `scheduler`; it has all the time it wants.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    let source = asObservable().bare
    let other = other.asObservable().bare
    let kept = together(source, other)
    return Observable { downstream in
      let junction = Junction(downstream, keeping: kept)
      let alarm = Alarm(junction, scheduler)
      let first = Memory(Inlet?.none)
      var arrivals = 0
      func wait() {
        let awaited = arrivals
        alarm.set(after: dueTime) {
          guard awaited == arrivals, let inlet = first.value, junction.retire(inlet) else { return }
          // Outside the gate, so that a synchronous one is stopped when its observer leaves.
          junction.afterLeaving {
            junction.attach(other, next: downstream.next, completed: { downstream.end(nil) })
            // Not before: a source that both share goes on.
            junction.giveBack(inlet)
          }
        }
      }
      junction.attach(
        source,
        next: { element in
          arrivals += 1
          downstream.next(element)
          wait()
        },
        completed: { downstream.end(nil) },
        remember: { inlet in
          first.value = inlet
          wait()
        })
    }
  }
}
