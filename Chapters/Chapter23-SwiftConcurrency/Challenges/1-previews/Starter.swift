import Reactive

/// A preview of the latest text, as soon as the one before is drawn.
func previews(
  of texts: Observable<String>,
  draw: @escaping @Sendable (String) async throws -> String
) -> Observable<String> {
  // Each text calls off the drawing before.
  texts.flatMapLatest { text in Single.create { try await draw(text) } }
}
