import Reactive

/// Draws the latest text as soon as the previous drawing is done.
func previews(
  of texts: Observable<String>,
  draw: @escaping @Sendable (String) async throws -> String
) -> Observable<String> {
  Observable.create { observer in
    let (waiting, line) = AsyncStream.makeStream(
      of: String.self, bufferingPolicy: .bufferingNewest(1))
    let task = Task {
      do {
        for await text in waiting {
          // A cancelled task receives the buffered elements, too.
          try Task.checkCancellation()
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
