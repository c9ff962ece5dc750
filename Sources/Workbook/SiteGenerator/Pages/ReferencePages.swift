import BookModel
import Foundation
import SystemSupport

/// The pages of a library's API reference, which `docc` has generated.
package struct ReferencePages: Sendable {
  private let address: String
  /// The paths of all pages in their addresses.
  private let paths: [String]

  /// Reads the list of pages from the first archive in `folder`.
  ///
  /// - Parameters:
  ///   - folder: The folder with the archive.
  ///   - address: The address at which the archive is published.
  package init(below folder: URL, publishedAt address: String) throws(NoReference) {
    self.address = address.hasSuffix("/") ? String(address.dropLast()) : address
    let path = folder.path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard let archive = names.sorted().first(where: { $0.hasSuffix(".doccarchive") }) else {
      throw NoReference(folder: path)
    }
    let data = folder.appending(path: "\(archive)/data").path(percentEncoded: false)
    let files = FileManager.default.enumerator(atPath: data)?.compactMap { $0 as? String } ?? []
    paths = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(".json".count)) }.sorted()
  }

  /// Returns the pages of the functions or types called `names`.
  ///
  /// If several folders have pages for a name, the result contains those in the folder that has the most pages for all
  /// `names`.
  func addresses(of names: [OperatorName]) -> [OperatorName: [Page]] {
    var found: [OperatorName: [Substring: [Page]]] = [:]
    var sizes: [Substring: Int] = [:]
    let byBase = Dictionary(grouping: names) { $0.base.lowercased() }
    for path in paths {
      guard let slash = path.lastIndex(of: "/") else { continue }
      let (folder, title) = (path[..<slash], path[slash...].dropFirst())
      let base = title.prefix { $0 != "(" && $0 != "-" }
      guard let entries = byBase[String(base)] else { continue }
      let isFunction = title.contains("(")
      let label = title.dropFirst(base.count + 1).prefix { $0 != ":" && $0 != ")" }
      let mine =
        entries.first { ($0.label ?? "").lowercased() == label && $0.label != nil }
        ?? entries.first { $0.label == nil && $0.base.first?.isLowercase == isFunction }
      guard let mine else { continue }
      let end = title.lastIndex(of: ")").map { title.index(after: $0) } ?? title.endIndex
      found[mine, default: [:]][folder, default: []].append(
        Page(address: "\(address)/\(path)", words: String(title[..<end])))
      sizes[folder, default: 0] += 1
    }
    return found.mapValues { folders in
      folders.max { (sizes[$0.key] ?? 0, $1.key) < (sizes[$1.key] ?? 0, $0.key) }?.value ?? []
    }
  }

  /// A page, and its title in lower case, like its address.
  struct Page: Equatable {
    let address: String
    let words: String
  }
}

/// The error that the API reference is missing.
package struct NoReference: UserError, Equatable {
  /// The folder that should contain the reference.
  package let folder: String

  package var description: String {
    "\(folder) contains no API reference. Build it with ./reference, or omit --reference."
  }
}
