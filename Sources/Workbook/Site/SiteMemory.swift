import Foundation
import Synchronization

/// The pages of chapters, for whoever makes the site of the same book again and again: of a chapter whose files are what
/// they were, nothing is made anew.
final class SiteMemory: Sendable {
  /// What was made of a chapter.
  struct Chapter: Sendable {
    /// Tells its files from changed ones.
    let print: String
    let text: ChapterText
    let page: ChapterPage
    /// The pages of the chapter, its solutions, and its code, by their paths.
    let documents: [String: String]
    let found: [SearchDocument.Indexed]
  }

  /// What the pages of all chapters depend on beside the chapter's own files.
  struct World: Equatable, Sendable {
    let links: OperatorIndex.Links
    /// Tells the statements of all challenges, to which pages lead by their titles, from changed ones.
    let challenges: String
    let frame: BookFrame
  }

  private struct Contents {
    var world: World?
    var chapters: [String: Chapter] = [:]
  }

  private let contents = Mutex(Contents())

  /// The world in which the pages were made the last time.
  var world: World? { contents.withLock(\.world) }

  /// What is known of a chapter with these files, whatever the world is.
  func text(of chapter: BookChapter, print: String) -> ChapterText? {
    contents.withLock { $0.chapters[chapter.name] }.flatMap { $0.print == print ? $0.text : nil }
  }

  /// What was found in the chapters of a book the last time, whatever their files and the world are.
  func found(in book: Book) -> [[SearchDocument.Indexed]] {
    contents.withLock { contents in book.chapters.map { contents.chapters[$0.name]?.found ?? [] } }
  }

  /// What was made of a chapter with these files in this world.
  func chapter(_ chapter: BookChapter, print: String, in world: World) -> Chapter? {
    contents.withLock { contents in
      guard contents.world == world, let known = contents.chapters[chapter.name], known.print == print else {
        return nil
      }
      return known
    }
  }

  /// Keeps what was made in `world`, and nothing that was made in another.
  func remember(_ chapters: [Chapter], in world: World) {
    contents.withLock { contents in
      contents.world = world
      contents.chapters = Dictionary(chapters.map { ($0.page.chapter.name, $0) }) { $1 }
    }
  }

  /// What tells the files of a chapter from changed ones.
  static func print(of chapter: BookChapter) -> String {
    var print = Fingerprint()
    print.add(filesBelow: chapter.folder)
    return print.text
  }

  static func print(ofChallengesIn book: Book) -> String {
    var print = Fingerprint()
    for challenge in book.challenges {
      print.add(challenge.identifier)
      print.add((try? Data(contentsOf: challenge.statement)) ?? Data())
    }
    return print.text
  }
}
