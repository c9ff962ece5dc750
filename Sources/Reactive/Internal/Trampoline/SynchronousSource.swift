extension ObservableType {
  /// Creates a source that emits the elements that `next` returns, until it returns nil.
  ///
  /// `initial` creates the state of each run. If `next` throws, the sequence fails with that error. On the
  /// current-thread scheduler, the source runs in a loop while no other source on its thread is waiting for a turn;
  /// otherwise it takes one turn per element. On any other scheduler, each element is emitted by a scheduled action.
  @inlinable
  static func synchronous<State>(
    on scheduler: any ImmediateSchedulerType, from initial: @escaping () -> State,
    next: @escaping (inout State) throws -> Element?
  ) -> Observable<Element> {
    if scheduler is CurrentThreadScheduler { return turns(from: initial, next: next) }
    return Observable { downstream in
      let state = Box(initial())
      downstream.lifetime.hold(
        disposable: scheduler.scheduleRecursive(()) { _, again in
          if downstream.lifetime.isOver { return }
          downstream.attempt {
            guard let element = try next(&state.value) else {
              if !downstream.lifetime.isOver { downstream.end(nil) }
              return
            }
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
      let state = Box(initial())
      Trampoline.current.enter(
        Turn { trampoline in
          repeat {
            if downstream.lifetime.isOver { return false }
            do {
              guard let element = try next(&state.value) else {
                if !downstream.lifetime.isOver { downstream.end(nil) }
                return false
              }
              downstream.next(element)
            } catch {
              if !downstream.lifetime.isOver { downstream.end(error) }
              return false
            }
          } while trampoline.isEmpty
          return true
        })
    }
  }

  /// Creates a source that calls `emit` synchronously, with one event or with one element and completion.
  @inlinable
  static func once(_ emit: @escaping (consuming Downstream<Element>) -> Void) -> Observable<Element> {
    Observable(isDirect: true, emit)
  }

  /// Creates a source of at most one element, which an action on `scheduler` emits.
  ///
  /// Another action completes the sequence.
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
