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

  /// A source of one event, or of one element and completion, sent within the subscription.
  @inlinable
  static func once(_ emit: @escaping (consuming Downstream<Element>) -> Void) -> Observable<Element> {
    Observable(isDirect: true, emit)
  }

  /// A source of one element or none, sent by an action of `scheduler`; completion after an element is another action.
  @inlinable
  static func once(_ element: Element?, on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable { downstream in
      let complete = { () -> any Disposable in
        if !downstream.lifetime.isOver { downstream.end(nil) }
        return Disposables.create()
      }
      downstream.lifetime.hold(
        disposable: scheduler.schedule(element) { element in
          guard let element, !downstream.lifetime.isOver else { return complete() }
          downstream.next(element)
          return scheduler.schedule(()) { _ in complete() }
        })
    }
  }
}
