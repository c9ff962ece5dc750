import Dispatch
import Lesson
import Reactive

let check = Check { examiner in
  for isStubborn in [false, true] {
    let isRight = PreviewsCheck.compare(examiner, isStubborn)
    guard isRight else { return }
  }
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
        previews(of: texts, draw: drawing(small, other))
      },
      expected: { texts, small, other in
        right(texts, drawing(small, other))
      })
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
