import Dispatch
import Lesson
import Reactive
import Synchronization

let check = Check { examiner in
  for count in [1, 2, 4] {
    let isRight = ThumbnailsCheck.compare(
      examiner, count, drawing: [:])
    guard isRight else { return }
  }
  _ = ThumbnailsCheck.compare(
    examiner, 2,
    drawing: [
      "maps": .texts(["a", "b", "c", ""]),
      "small": .texts(["s", "t", ""]),
      "other": .texts(["u", "v"]),
    ])
  ThumbnailsCheck.longLine(examiner)
} showing: { _ in
  let small = thumbnails(
    of: .of("Kent", "Fife", "Cork"), atMost: 1,
    on: ThumbnailsCheck.workers,
    shrink: { map in
      Observable.just("small \(map)").delaySubscription(
        .milliseconds(map == "Kent" ? 300 : 100),
        scheduler: MainScheduler.instance)
    })
  let window = small.subscribe { event in print(event) }
  pause(for: .seconds(5))
  window.dispose()
  pause(for: .seconds(1))
}

private enum ThumbnailsCheck {
  static let sender = SerialDispatchQueueScheduler(
    internalSerialQueueName: "sender")
  static let workers = SerialDispatchQueueScheduler(
    internalSerialQueueName: "workers")

  static let rows = [
    """
    maps:   -a-b-a--------------|
    small:  ---s|
    other:  -----t-u|
    """,
    """
    maps:   -(abba)|
    small:  -s|
    other:  --t|
    """,
    """
    maps:   -a-b----a-->
    small:  --s--|
    other:  ----X
    """,
    """
    maps:   -a-b--X
    small:  --s----s---|
    other:  -t-t-t-t-t-|
    """,
    """
    maps:    -a-b-a-b-------->
    small:   ---s---|
    other:   --t|
    window:  ^----------!
    """,
    """
    maps:   |
    small:  s|
    other:  |
    """,
    """
    maps:   -b-b-a|
    small:  s|
    other:  |
    """,
  ]

  static func compare(
    _ examiner: Examiner, _ count: Int,
    drawing: [String: RandomMarbles]
  ) -> Bool {
    examiner.compare(
      "thumbnails(of:) with at most \(count)", on: rows,
      drawing: drawing, sentBy: sender,
      yours: {
        (
          maps: Observable<String>, small: Observable<String>,
          other: Observable<String>
        ) in
        thumbnails(
          of: maps, atMost: count, on: workers,
          shrink: { map in map == "a" ? small : other })
      },
      expected: { maps, small, other in
        right(maps, count) { map in map == "a" ? small : other }
      })
  }

  /// Many maps that wait, a window that is busy, and where the maps are
  /// subscribed to.
  static func longLine(_ examiner: Examiner) {
    let maps = PublishSubject<String>()
    let names = (0..<150).map(String.init)
    let shrunk = Atomic(0)
    let small = thumbnails(of: maps, atMost: 1, on: workers) { map in
      Observable.just(map).do(onSubscribe: {
        shrunk.wrappingAdd(1, ordering: .relaxed)
      })
    }
    var seen: [String] = []
    _ = sender.schedule(()) { _ in
      _ = small.subscribe { event in
        seen.append(event.element ?? "\(event)")
        guard seen.count == 1 else { return }
        pause(for: .milliseconds(500))
        examiner.expect(
          shrunk.load(ordering: .relaxed), equals: names.count,
          "how many of \(names.count) maps are shrunk, one at a time,"
            + " while the main queue is busy with the first")
      }
      examiner.expect(
        maps.hasObservers,
        "The maps are not subscribed to where the result is.")
      for name in names { maps.onNext(name) }
      maps.onCompleted()
      return Disposables.create()
    }
    pause(for: .seconds(1))
    examiner.expect(
      seen, equals: names + ["completed"],
      "what comes of \(names.count) maps that come at once, of which one"
        + " is shrunk at a time")
  }

  private static func right(
    _ maps: Observable<String>, _ count: Int,
    _ shrink: @escaping (String) -> Observable<String>
  ) -> Observable<String> {
    maps
      .map { map in shrink(map).subscribe(on: workers) }
      .merge(maxConcurrent: count)
      .observe(on: MainScheduler.instance)
  }
}
