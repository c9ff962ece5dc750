/// The list of pages for search engines.
enum SiteMap {
  static let path = "sitemap.xml"

  static func text(of pages: [String], at publication: Publication) -> String {
    let entries = pages.sorted().map { path -> HTML in
      "<url><loc>\(publication.address(of: path))</loc></url>\n"
    }
    let map: HTML = """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      \(HTML.each(entries) { $0 })</urlset>

      """
    return map.description
  }
}
