extension ObservableType {
  /// Fails with `RxError.timeout` if no element has arrived for `dueTime`.
  ///
  /// The time is measured from the subscription, and starts again at each element. The error is delivered on
  /// `scheduler`, on which each element sets a timer.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout.erased), scheduler: scheduler)
  }

  /// Continues with `other` if no element has arrived for `dueTime`.
  ///
  /// The time is measured from the subscription, and starts again at each element. `other` has no time limit. It is
  /// subscribed to on `scheduler`, or on the thread of the source if the source is emitting when the time is up.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    let source = asObservable().bare
    let other = other.asObservable().bare
    let kept = together(source, other)
    return Observable { downstream in
      let coordinator = Coordinator(downstream, keeping: kept)
      let timer = RestartableTimer(coordinator, downstream.lifetime, scheduler)
      let first = Box(InnerSubscription?.none)
      func wait() {
        timer.set(after: dueTime) {
          guard let innerSubscription = first.value, coordinator.retire(innerSubscription) else { return }
          // Outside the gate, so a synchronous sequence stops when its observer is disposed of.
          coordinator.afterLeaving {
            coordinator.attach(other, next: downstream.next, completed: { downstream.end(nil) })
            // Not earlier: otherwise a source that both sequences share would stop and start again.
            coordinator.releaseInner(innerSubscription)
          }
        }
      }
      coordinator.attach(
        source,
        next: { element in
          downstream.next(element)
          // Afterwards, because the observer may take longer than `dueTime`.
          wait()
        },
        completed: { downstream.end(nil) },
        remember: { innerSubscription in
          first.value = innerSubscription
          wait()
        })
    }
  }
}
