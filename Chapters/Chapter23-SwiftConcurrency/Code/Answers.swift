import Dispatch
import Lesson
import Reactive

/// Asks the server for a price in cents, which takes a second.
func price(of job: String) -> Single<Int> {
  .deferred {
    stamp("GET /price/\(job)")
    return Single.just(40).delay(
      .seconds(1), scheduler: MainScheduler.instance)
  }
}

/// Draws a preview, which takes a second.
func preview(of text: String) async throws -> String {
  stamp("draws \(text)")
  await busy(for: .seconds(1))
  if Task.isCancelled { stamp("has drawn \(text) for nobody") }
  return "small \(text)"
}

/// Draws a preview, and checks twice whether its task is cancelled.
func politePreview(of text: String) async throws -> String {
  stamp("draws \(text)")
  for _ in 1...2 {
    await busy(for: .milliseconds(500))
    if Task.isCancelled { stamp("stops drawing \(text)") }
    try Task.checkCancellation()
  }
  return "small \(text)"
}

@ExampleListBuilder
var answers: ExampleList {
  example(of: "a price that is awaited twice") {
    let flyer = price(of: "flyer")
    for _ in 1...2 { stamp("\(try await flyer.value) cents") }

    let task = Task { try await price(of: "poster").value }
    for _ in 1...2 { stamp("\(try await task.value) cents") }
  }

  example(of: "a preview for each change") {
    let texts = PublishSubject<String>()
    func follow(
      _ draw: @escaping @Sendable (String) async throws -> String
    ) -> any Disposable {
      texts.flatMapLatest { text in
        Single.create { try await draw(text) }
      }
      .subscribe(onNext: { stamp("shows \($0)") })
    }

    for draw in [preview, politePreview] {
      let screen = follow(draw)
      texts.onNext("SALE")
      await pause(for: .milliseconds(300))
      texts.onNext("SALE!")
      await pause(for: .milliseconds(2700))
      screen.dispose()
    }
  }
}
