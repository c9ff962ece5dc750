import Foundation

/// Which chapters have been proven, each with a fingerprint of all that its proof depends on.
///
/// A chapter depends on its folder, on the sources of the library and of this program, and on the toolchain. The sources
/// are those of the package in whose build folder the program lies, whether the book is there too or is a copy of it.
/// Where there are none, what counts is the program as a whole.
struct ProofMemory: Sendable {
  private let folder: URL
  /// The fingerprint of what all chapters depend on; nil if the program is older than that.
  private let common: Fingerprint?

  init(
    book: Book, program: URL, toolchain: Toolchain, limits: Limits, time: HostOrder.Time = .virtual
  ) {
    folder = book.scratch.appending(path: "proven", directoryHint: .isDirectory)
    var print = Fingerprint()
    print.add("\(limits) \(time)")
    print.add(Fingerprint.stamp(of: toolchain.swiftc.resolvingSymlinksInPath()))
    guard let package = Package(of: program) else {
      print.add(Fingerprint.stamp(of: program))
      common = print
      return
    }
    print.add(filesBelow: package.sources)
    // A book of somebody else's has the library and the prover from elsewhere: the program is made of them, too.
    if !package.hasProver { print.add(Fingerprint.stamp(of: program)) }
    for manifest in package.manifests { print.add((try? Data(contentsOf: manifest)) ?? Data()) }
    common = package.isOlder(than: program, chapters: book.chapters) ? print : nil
  }

  /// Whether the program is what the sources say.
  var isUsable: Bool { common != nil }

  /// What is proven, and remembered, by itself: a chapter, or what the files of a challenge do.
  struct Subject: Sendable {
    /// A name for it that is a file's, too.
    let name: String
    let folder: URL

    static func chapter(_ chapter: BookChapter) -> Subject {
      Subject(name: chapter.name, folder: chapter.folder)
    }

    static func starter(of challenge: Challenge) -> Subject { part("starter", of: challenge) }

    static func solution(of challenge: Challenge) -> Subject { part("solution", of: challenge) }

    private static func part(_ part: String, of challenge: Challenge) -> Subject {
      Subject(name: "\(challenge.chapter.name).\(challenge.folderName).\(part)", folder: challenge.folder)
    }
  }

  /// The fingerprint of `subject`; nil if no proof of it would count later.
  func fingerprint(of subject: Subject) -> String? {
    guard var print = common else { return nil }
    print.add(filesBelow: subject.folder)
    return print.text
  }

  /// Whether `subject` was proven when it had this fingerprint.
  func isProven(_ subject: Subject, _ fingerprint: String?) -> Bool {
    guard let fingerprint else { return false }
    return (try? String(contentsOf: file(subject), encoding: .utf8)) == fingerprint
  }

  /// Remembers what has come of a proof.
  func note(_ subject: Subject, _ fingerprint: String?, isProven: Bool) {
    let file = file(subject)
    guard isProven, let fingerprint else {
      try? FileManager.default.removeItem(at: file)
      return
    }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(fingerprint.utf8).write(to: file, options: .atomic)
  }

  private func file(_ subject: Subject) -> URL { folder.appending(path: subject.name) }

  /// What a program was made of.
  private struct Package {
    private let root: URL

    var sources: URL { root.appending(path: "Sources", directoryHint: .isDirectory) }
    var manifests: [URL] { ["Package.swift", "Package.resolved"].map { root.appending(path: $0) } }
    var hasProver: Bool { Self.isThere(sources.appending(path: "Workbook")) }

    /// The package below whose folder `program` lies; nil if there is none.
    init?(of program: URL) {
      var folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
      while !["Package.swift", "Sources"].allSatisfy({ Self.isThere(folder.appending(path: $0)) }) {
        guard folder.pathComponents.count > 1 else { return nil }
        folder.deleteLastPathComponent()
      }
      root = folder
    }

    /// Whether no source is newer than the program, or than the mark that the launcher makes before it builds.
    func isOlder(than program: URL, chapters: [BookChapter]) -> Bool {
      let mark = root.appending(path: ".build/rxbook/built")
      let built = [program, mark].compactMap(Self.date).max() ?? .distantPast
      let code = chapters.map { root.appending(path: "Chapters/\($0.name)/Code") }
      let files = ([sources] + code).flatMap { folder in
        FolderWalk.names(below: folder).map { folder.appending(path: $0) }
      }
      return (files + manifests).allSatisfy { Self.date($0) ?? .distantPast <= built }
    }

    private static func isThere(_ url: URL) -> Bool {
      FileManager.default.fileExists(atPath: url.plainPath)
    }

    private static func date(_ file: URL) -> Date? {
      try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
  }
}
