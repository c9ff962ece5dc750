import Foundation

/// The list of pages for those who search the web.
enum SiteMap {
  static let path = "sitemap.xml"

  static func file(of pages: [String], at publication: Publication) -> Data {
    let entries = pages.sorted().map { path -> HTML in
      "<url><loc>\(publication.address(of: path))</loc></url>\n"
    }
    let map: HTML = """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      \(HTML.each(entries) { $0 })</urlset>

      """
    return Data(map.description.utf8)
  }
}
