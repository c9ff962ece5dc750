extension ObservableType {
  /// A source whose elements come from `next` until it returns nil; what it throws is the error of the sequence.
  ///
  /// `initial` makes the state of each run. On the current-thread scheduler the source loops in place while nobody
  /// else waits for a turn on its thread, and takes one turn per element as soon as somebody does. On any other
  /// scheduler each element is a scheduled action.
  @inlinable
  static func synchronous<State>(
    on scheduler: any ImmediateSchedulerType, from initial: @escaping () -> State,
    next: @escaping (inout State) throws -> Element?
  ) -> Observable<Element> {
    if scheduler is CurrentThreadScheduler { return turns(from: initial, next: next) }
    return Observable { downstream in
      let memory = Memory(initial())
      downstream.lifetime.hold(
        disposable: scheduler.scheduleRecursive(()) { _, again in
          if downstream.lifetime.isOver { return }
          downstream.attempt {
            guard let element = try next(&memory.value) else { return downstream.end(nil) }
            downstream.next(element)
            again(())
          }
        })
    }
  }

  @inlinable
  static func turns<State>(
    from initial: @escaping () -> State, next: @escaping (inout State) throws -> Element?
  ) -> Observable<Element> {
    Observable { downstream in
      let memory = Memory(initial())
      Trampoline.current.enter(
        Turn { trampoline in
          repeat {
            if downstream.lifetime.isOver { return false }
            do {
              guard let element = try next(&memory.value) else {
                downstream.end(nil)
                return false
              }
              downstream.next(element)
            } catch {
              downstream.end(error)
              return false
            }
          } while trampoline.isEmpty
          return true
        })
    }
  }

  /// A source of one event, sent within the subscription, or by an action of `scheduler` where there is one.
  @inlinable
  static func once(
    on scheduler: (any ImmediateSchedulerType)? = nil, _ emit: @escaping (Downstream<Element>) -> Void
  ) -> Observable<Element> {
    guard let scheduler else { return Observable(isDirect: true, emit) }
    return Observable { downstream in
      downstream.lifetime.hold(
        disposable: scheduler.schedule(()) { _ in
          if !downstream.lifetime.isOver { emit(downstream) }
          return Disposables.create()
        })
    }
  }
}
