import Dispatch
import Synchronization

/// Finds out, on a thread of its own, what takes longest of what the pages of chapters need, one chapter after the other,
/// until somebody needs it at once.
///
/// Meanwhile pages about the whole book are made, and the module is compiled that plays diagrams.
final class LookAhead: Sendable {
  private let isOver = Atomic(false)

  init(for chapters: [BookChapter], names: CodeNames?, gallery: DiagramGallery) {
    if chapters.isEmpty { return }
    DispatchQueue.global().async {
      for chapter in chapters where !self.isOver.load(ordering: .relaxed) {
        _ = names?.names(in: chapter)
        gallery.play(chapter)
      }
    }
  }

  /// Ends it after the chapter that it is at.
  func end() { isOver.store(true, ordering: .relaxed) }
}
