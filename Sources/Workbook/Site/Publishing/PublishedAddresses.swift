import Foundation

/// The addresses of pages that others may link to: the pages, and in them headings, figures and terms.
enum PublishedAddresses {
  /// Those of `pages`, by path.
  static func all(in pages: [String: String]) -> Set<String> {
    var addresses: Set<String> = []
    for (path, page) in pages {
      addresses.insert(path)
      // Pages are ours, and long: there is no need to read them as HTML.
      let pieces = page.components(separatedBy: " id=\"")
      for (before, behind) in zip(pieces, pieces.dropFirst()) {
        guard let start = before.lastIndex(of: "<") else { continue }
        let tag = before[before.index(after: start)...].prefix { $0 != " " }
        guard ["h1", "h2", "h3", "h4", "h5", "h6", "figure", "dt"].contains(tag) else { continue }
        addresses.insert("\(path)#\(behind.prefix { $0 != "\"" })")
      }
    }
    return addresses
  }
}
