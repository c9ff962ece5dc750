import BookModel
import Foundation
import SystemSupport

/// The files of a new challenge, which passes its proof without changes.
package struct ChallengeScaffold: Sendable {
  private let slug: String
  private let folder: URL

  /// Plans the challenge `slug`, the next one of `chapter`.
  package init(_ slug: String, in chapter: ParsedChapter) throws(ScaffoldError) {
    let isWord = slug.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    }
    guard isWord, slug.first?.isNumber != true else { throw .badName(slug) }
    if chapter.challenges.contains(where: { $0.slug == slug }) { throw .taken(slug) }
    let number = (chapter.challenges.map(\.number).max() ?? 0) + 1
    self.slug = slug
    folder = chapter.chapter.challengesFolder.appending(
      path: "\(number)-\(slug)", directoryHint: .isDirectory)
  }

  /// Writes the files.
  ///
  /// - Returns: The challenge's folder.
  package func write() throws(ScaffoldError) -> URL {
    do {
      try TemplateFolder("challenge").write(to: folder, values: ["title": title])
    } catch {
      throw .cannotWrite(folder.path(percentEncoded: false), reason: FileFailure.reason(error))
    }
    return folder
  }

  private var title: String {
    let words = slug.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
