import Reactive

/// Draws the latest text as soon as the previous drawing is done.
func previews(
  of texts: Observable<String>,
  draw: @escaping @Sendable (String) async throws -> String
) -> Observable<String> {
  // Each text cancels the previous drawing.
  texts.flatMapLatest { text in Single.create { try await draw(text) } }
}
