import Foundation

/// The version of a program, as part of the cache keys of values that it computes.
///
/// A book's program contains the code of its chapters, so the executable changes with every chapter. The version is
/// therefore the fingerprint of the package's sources, if they can be found and the program was built from them.
package struct ProgramVersion: Sendable {
  /// A fingerprint of everything below `Sources`, or of the executable's size and modification time.
  package let fingerprint: Fingerprint
  /// The root folder of the package that the program was built from; nil if its sources cannot be found.
  package let packageRoot: URL?
  /// Whether the program was built after the last change to its package's sources; true if they cannot be found.
  package var isUpToDate: Bool { Self.isUpToDate(with: sources, built: built) }

  /// The folder `Sources` and the manifest of the package.
  private let sources: [URL]
  private let executable: Fingerprint
  /// The time at which the program was last known to be up to date, in nanoseconds.
  private let built: Int

  /// Looks for the sources of the executable at `program`.
  package init(of program: URL) {
    let program = program.resolvingSymlinksInPath()
    executable = Fingerprint(Fingerprint.stamp(of: program))
    let mark = Self.launcherMark(above: program)
    built = Self.buildTime(of: program, mark: mark)
    packageRoot = Self.packageRoot(of: program, mark: mark)
    guard let root = packageRoot else {
      fingerprint = executable
      sources = []
      return
    }
    let folder = root.appending(path: "Sources", directoryHint: .isDirectory)
    let manifests = ["Package.swift", "Package.resolved"].map { root.appending(path: $0) }
    // The first build writes Package.resolved, so its modification time says nothing.
    sources = [folder, manifests[0]]
    guard Self.isUpToDate(with: sources, built: built) else {
      fingerprint = executable
      return
    }
    var fingerprint = Fingerprint(filesBelow: folder)
    fingerprint.add(Self.configuration)
    for manifest in manifests { fingerprint.add(FileContents.read(manifest.plainPath) ?? Data()) }
    // A book in a package of its own gets the library and this module from another package.
    if !Self.exists(folder.appending(path: "Workbook")) { fingerprint.add(executable) }
    self.fingerprint = fingerprint
  }

  /// The fingerprint of code that is linked into the program.
  ///
  /// It covers the files below `folder`, or the executable if the files have changed since the program was built.
  package func fingerprint(ofLinkedCode folder: URL) -> Fingerprint {
    isUpToDate(with: folder) ? Fingerprint(filesBelow: folder) : executable
  }

  /// Whether the program was built after the last change to the files below `folder`.
  package func isUpToDate(with folder: URL) -> Bool { Self.isUpToDate(with: [folder], built: built) }

  private static func isUpToDate(with places: [URL], built: Int) -> Bool {
    places.allSatisfy { place in
      let names = FolderWalk.names(below: place, followingLinks: true)
      let files = [place] + names.map { place.appending(path: $0) }
      return files.allSatisfy { FileMetadata(at: $0.plainPath)?.modified ?? .min <= built }
    }
  }

  /// Returns the time at which the build of the program started, if the launcher built it.
  ///
  /// The launcher's file has the time at which the build started, and was renamed after the build. Sources that are
  /// saved in between may not be part of the program, although they are older than it.
  private static func buildTime(of program: URL, mark: URL?) -> Int {
    let program = FileMetadata(at: program.plainPath)?.modified ?? .min
    guard let mark = mark.flatMap({ FileMetadata(at: $0.plainPath) }) else { return program }
    return program > mark.changed ? program : mark.modified
  }

  /// The file that the launcher writes after each successful build of this program.
  ///
  /// A build that changes nothing doesn't touch the program, so the program's own modification time isn't enough. The
  /// file lists the source folders.
  private static func launcherMark(above program: URL) -> URL? {
    let name = "rxbook/built-\(program.lastPathComponent)"
    return ancestors(of: program).lazy.map { $0.appending(path: name) }.first(where: exists)
  }

  private static func packageRoot(of program: URL, mark: URL?) -> URL? {
    let contents = mark.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    // The build folder may be outside the package.
    let named = contents?.split(separator: "\n").first.map {
      URL(filePath: String($0)).deletingLastPathComponent()
    }
    return ([named].compactMap { $0 } + ancestors(of: program)).first { folder in
      ["Package.swift", "Sources"].allSatisfy { exists(folder.appending(path: $0)) }
    }
  }

  private static func ancestors(of file: URL) -> [URL] {
    var (folder, folders) = (file.deletingLastPathComponent(), [URL]())
    while folder.pathComponents.count > 1 {
      folders.append(folder)
      folder.deleteLastPathComponent()
    }
    return folders
  }

  /// The build configuration, which matters because a release build doesn't count leaks.
  private static var configuration: String {
    #if DEBUG
    "debug"
    #else
    "release"
    #endif
  }

  private static func exists(_ url: URL) -> Bool { access(url.plainPath, F_OK) == 0 }
}
