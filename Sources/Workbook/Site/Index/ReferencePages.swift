public import Foundation

/// The pages of a library's reference, as `docc` writes them, and where they are published.
public struct ReferencePages: Sendable {
  private let address: String
  /// The paths of all pages, as they are asked for.
  private let paths: [String]

  /// Reads which pages there are in the first archive below `folder`.
  ///
  /// - Parameter address: Where the archive is published.
  public init(below folder: URL, publishedAt address: String) throws(NoReference) {
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

  /// Tells these pages from others.
  var print: Fingerprint {
    var print = Fingerprint()
    for text in [address] + paths { print.add(text) }
    return print
  }

  /// The pages of functions, or of the type, called like this; of those in several folders the ones in the folder that has
  /// most of what is in `names`.
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

  /// A page, and what it is called, in lower case as its address is.
  struct Page: Equatable {
    let address: String
    let words: String
  }
}

/// There is no reference that pages could link to.
public struct NoReference: UserError, Equatable {
  /// Where it was looked for.
  public let folder: String

  public var description: String {
    "There is no reference in \(folder); make one with ./reference, or leave out --reference."
  }
}
