import Dispatch
import Lesson
import Reactive

let check = Check { examiner in
  for isStubborn in [false, true] {
    let isRight = PreviewsCheck.compare(examiner, isStubborn)
    guard isRight else { return }
  }
  PreviewsCheck.leavesNothing(examiner)
} showing: { _ in
  let texts = Observable<Int>.interval(
    .milliseconds(300), scheduler: MainScheduler.instance
  ).take(5).map { count in String("SALE!".prefix(count + 1)) }
  _ = previews(
    of: texts,
    draw: { text in
      await pause(for: .milliseconds(1000))
      return "small \(text)"
    }
  )
  .subscribe { event in print(event) }
  pause(for: .seconds(10))
}

private enum PreviewsCheck {
  static let sender = SerialDispatchQueueScheduler(
    internalSerialQueueName: "sender")

  // Texts come in columns that are multiples of five, and drawings take
  // six or eleven columns: nothing coincides.
  static let rows = [
    """
    texts:  -----a----b----a----b----|
    small:  ------(s|)
    other:  -----------(t|)
    """,
    """
    texts:  -----b----a----b----a---->
    small:  ------(s|)
    other:  -----------(t|)
    """,
    """
    texts:  -----b----a----a----------X
    small:  ------(s|)
    other:  -----------(t|)
    """,
    """
    texts:  -----a--------------b----a|
    small:  ------(s|)
    other:  -----------X
    """,
    """
    texts:   -----b----a----b--------->
    small:   ------(s|)
    other:   -----------(t|)
    window:  ^------------!
    """,
    """
    texts:   -----b--------------a---->
    small:   ------(s|)
    other:   -----------(t|)
    window:  ^-----------------------!
    """,
    """
    texts:  -----|
    small:  ------(s|)
    other:  -----------(t|)
    """,
    """
    texts:  -----b----a--|
    small:  ------(s|)
    other:  -----------(t|)
    """,
    """
    texts:  -----b----a--X
    small:  ------(s|)
    other:  -----------(t|)
    """,
    """
    texts:  -----b----none-----------none----b---|
    small:  ------(s|)
    other:  -----------(t|)
    """,
    """
    texts:  -----gone----a-------------|
    small:  ------(s|)
    other:  -----------(t|)
    """,
    """
    texts:  -----b----a----b----a----b--------|
    small:  ------(s|)
    other:  -----------(t|)
    one:    ^----------------------------->
    two:    -------^---------------------->
    """,
  ]

  static func compare(_ examiner: Examiner, _ isStubborn: Bool) -> Bool
  {
    func drawing(
      _ small: Observable<String>, _ other: Observable<String>
    )
      -> @Sendable (String) async throws -> String
    {
      { text in
        let drawn = (text == "a" ? small : other).asSingle()
        if text == "gone" { throw CancellationError() }
        if isStubborn {
          return try await Task { try await drawn.value }.value
        }
        return try await drawn.value
      }
    }
    return examiner.compare(
      isStubborn
        ? "previews(of:), if draw takes no notice of being cancelled,"
        : "previews(of:)",
      on: rows, hot: ["texts"], sentBy: sender,
      yours: {
        (
          texts: Observable<String>, small: Observable<String>,
          other: Observable<String>
        ) in
        previews(of: words(texts), draw: drawing(small, other))
      },
      expected: { texts, small, other in
        right(words(texts), drawing(small, other))
      })
  }

  /// A row cannot say that a text is empty.
  private static func words(
    _ texts: Observable<String>
  ) -> Observable<String> {
    texts.map { text in text == "none" ? "" : text }
  }

  /// Where the texts are subscribed to, what comes of none, and what is
  /// kept when somebody has left.
  static func leavesNothing(_ examiner: Examiner) {
    var seen: [String] = []
    _ = previews(of: .empty(), draw: { text in text })
      .subscribe { event in seen.append("\(event)") }
    pause(for: .seconds(1))
    examiner.expect(
      seen, equals: ["completed"], "what comes if there are no texts")

    final class Studio: Sendable {}
    weak var studio: Studio?
    let texts = PublishSubject<String>()
    do {
      let own = Studio()
      studio = own
      let previews = previews(of: texts) { text in
        await pause(for: .seconds(1))
        return withExtendedLifetime(own) { text }
      }
      _ = sender.schedule(()) { _ in
        let form = previews.subscribe()
        examiner.expect(
          texts.hasObservers,
          "The texts are not subscribed to where the result is.")
        for text in ["a", "b"] { texts.onNext(text) }
        return sender.scheduleRelative((), dueTime: .seconds(3)) { _ in
          form.dispose()
          return Disposables.create()
        }
      }
    }
    pause(for: .seconds(9))
    examiner.expect(
      studio == nil,
      "Nothing is kept when somebody has left: `draw` still is.")
  }

  private static func right(
    _ texts: Observable<String>,
    _ draw: @escaping @Sendable (String) async throws -> String
  ) -> Observable<String> {
    Observable.create { observer in
      let (waiting, line) = AsyncStream.makeStream(
        of: String.self, bufferingPolicy: .bufferingNewest(1))
      let task = Task {
        do {
          for await text in waiting where !Task.isCancelled {
            observer.onNext(try await draw(text))
          }
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
      let source = texts.subscribe(
        onNext: { text in line.yield(text) },
        onError: { error in observer.onError(error) },
        onCompleted: { line.finish() })
      return Disposables.create {
        source.dispose()
        task.cancel()
      }
    }
    .observe(on: MainScheduler.instance)
  }
}
