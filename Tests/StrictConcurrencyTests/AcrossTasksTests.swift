import Reactive
import Synchronization
import Testing

/// Programs that pass objects of the library between tasks.
///
/// Half of the test is that they compile.
struct AcrossTasksTests {
  @Test func `several tasks can emit into one subject`() async {
    let readings = PublishSubject<Int>()
    let sum = Mutex(0)
    let subscription = readings.subscribe(onNext: { reading in sum.withLock { $0 += reading } })
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask { for reading in 0..<100 { readings.onNext(task * 100 + reading) } }
      }
    }
    subscription.dispose()
    #expect(sum.withLock(\.self) == 319_600)
    #expect(!readings.hasObservers)
  }

  @Test func `tasks can share a relay as state`() async {
    let door = BehaviorRelay(value: "open")
    await Task.detached { door.accept("closed") }.value
    #expect(door.value == "closed")
  }

  @Test func `a sequence can be created in one task and iterated over in another`() async throws {
    let evens = Observable.range(start: 1, count: 6).filter { $0.isMultiple(of: 2) }
    let seen = try await Task.detached {
      var seen: [Int] = []
      for try await even in evens.values { seen.append(even) }
      return seen
    }.value
    #expect(seen == [2, 4, 6])
  }

  @Test func `a sequence with a scheduler can be passed to another task`() async throws {
    let background = SerialDispatchQueueScheduler(internalSerialQueueName: "background")
    let lengths = Observable.of("a", "bb").observe(on: background).map(\.count)
    let single = lengths.toArray()
    let seen = try await Task.detached { try await single.value }.value
    #expect(seen == [1, 2])
  }

  @Test func `one task can subscribe, and another can dispose of the subscription`() async {
    let ticks = PublishSubject<Int>()
    let bag = CompositeDisposable()
    await Task.detached { _ = bag.insert(ticks.subscribe()) }.value
    #expect(ticks.hasObservers)
    await Task.detached { bag.dispose() }.value
    #expect(!ticks.hasObservers)
  }

  @Test func `create can pass its observer to a task`() async throws {
    let answer = Observable<Int>.create { observer in
      let task = Task {
        observer.onNext(42)
        observer.onCompleted()
      }
      return Disposables.create { task.cancel() }
    }
    let seen = try await answer.toArray().value
    #expect(seen == [42])
  }

  @Test func `an actor can iterate over a sequence in a task`() async {
    let temperatures = PublishSubject<Double>()
    let station = Station()
    await station.listen(to: temperatures)
    temperatures.onNext(18.5)
    temperatures.onNext(19)
    temperatures.onCompleted()
    #expect(await station.finished() == [18.5, 19])
  }

  @Test func `events and traits can be passed to another task`() async throws {
    let single = Single.just(3)
    let maybe = Maybe<Int>.empty()
    let infallible = Infallible.of(1, 2)
    let event = Event.next(5)
    let result = try await Task.detached {
      let last = try await single.value
      let nothing = try await maybe.value
      var count = 0
      for await _ in infallible.values { count += 1 }
      return [last, nothing ?? 0, count, event.element ?? 0]
    }.value
    #expect(result == [3, 0, 2, 5])
  }
}

/// Records the elements of a sequence.
private actor Station {
  private var seen: [Double] = []
  private var listening: Task<Void, any Error>?

  func listen(to temperatures: Observable<Double>) {
    let values = temperatures.values
    listening = Task { for try await temperature in values { seen.append(temperature) } }
  }

  func finished() async -> [Double] {
    _ = try? await listening?.value
    return seen
  }
}
