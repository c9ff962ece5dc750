import BookModel
import Checker
import Foundation
import Runner
import SystemSupport

/// A cache on disk of the chapters and challenges that have been proven.
///
/// A proof depends on the files of the chapter or challenge, on the version of the program including the linked code of
/// the chapter, on the toolchain, the limits and the kind of clock. The key contains no path, so a proof is also valid
/// for a copy of the book.
struct ProofCache: Sendable {
  private let cache: DiskCache
  private let version: ProgramVersion
  private let commonInputs: [String: Fingerprint]

  /// Whether the program is up to date with its sources and with the code of the chapters.
  ///
  /// If not, nothing counts as proven, because the program's examples differ from those in the book.
  let isUsable: Bool

  init(
    _ cache: DiskCache, book: Book, version: ProgramVersion, toolchain: Toolchain, limits: Limits,
    time: JobRequest.Time = .virtual
  ) {
    self.cache = cache
    self.version = version
    commonInputs = ["limits": Fingerprint("\(limits) \(time)"), "toolchain": toolchain.fingerprint]
    isUsable = version.isUpToDate(with: book)
  }

  /// An item that is proven separately: a chapter, or a file of a challenge.
  struct Subject: Sendable {
    fileprivate let name: String
    fileprivate let folder: URL
    /// The chapter whose linked code is executed, or nil.
    fileprivate let chapter: BookChapter?

    static func chapter(_ chapter: BookChapter) -> Subject {
      Subject(name: chapter.name, folder: chapter.folder, chapter: chapter)
    }

    static func starter(of challenge: Challenge) -> Subject { file("starter", of: challenge) }

    static func solution(of challenge: Challenge) -> Subject { file("solution", of: challenge) }

    private static func file(_ name: String, of challenge: Challenge) -> Subject {
      Subject(
        name: "\(challenge.chapter.name).\(challenge.folderName).\(name)", folder: challenge.folder,
        chapter: nil)
    }
  }

  /// Returns the key for a proof of the current state of `subject`; nil if proofs cannot be cached.
  func key(for subject: Subject) -> DiskCache.Key? {
    guard isUsable else { return nil }
    var inputs = commonInputs
    // `start` writes the editor's settings into the folders of all challenges.
    inputs["files"] = Fingerprint(filesBelow: subject.folder, ignoring: EditorSettings.fileName)
    inputs["code"] = subject.chapter.flatMap(version.linkedCode).map(version.fingerprint(ofLinkedCode:))
    return DiskCache.Key("proofs", of: subject.name, inputs: inputs)
  }

  /// Whether there is a successful proof with this key.
  func isProven(_ key: DiskCache.Key?) -> Bool { key.flatMap { cache.value(Bool.self, forKey: $0) } ?? false }

  /// Stores the outcome of a proof, unless a file of `subject` was saved during the proof.
  ///
  /// - Parameter key: The key of `subject` before the proof.
  func store(isProven: Bool, of subject: Subject, forKey key: DiskCache.Key?) {
    guard let key, key == self.key(for: subject) else { return }
    if isProven { cache.store(true, forKey: key) } else { cache.removeValue(forKey: key) }
  }
}

extension ProgramVersion {
  /// Whether neither the program's sources nor the code of the chapters has changed since the program was built.
  package func isUpToDate(with book: Book) -> Bool {
    isUpToDate && book.chapters.allSatisfy { linkedCode(of: $0).map(isUpToDate(with:)) ?? true }
  }
}
