/// The style in which pages are written: the medium, and the form of addresses and identifiers.
package struct PageStyle: Sendable {
  /// A medium for which pages are written.
  struct Media: OptionSet, Sendable {
    let rawValue: UInt8

    static let site = Media(rawValue: 1)
    /// A site that is served while the book is being written.
    static let preview = Media(rawValue: 2)
    static let print = Media(rawValue: 4)
    static let epub = Media(rawValue: 8)
    /// The interactive media, with pointers, keys and scripts.
    static let screen: Media = [.site, .preview]
    /// All media except printed books.
    static let exceptPrint: Media = [.site, .preview, .epub]
    /// The media that browsers lay out with the site's style sheet.
    static let browser: Media = [.site, .preview, .print]
  }

  /// The medium.
  let media: Media
  /// Converts an address on the page at a path, or returns nil if there is nothing at the address.
  var address: @Sendable (_ address: String, _ path: String) -> String? = { address, _ in address }
  /// Converts the address of an image on the page at a path; nil if there is no such image.
  var image: @Sendable (_ address: String, _ path: String) -> String? = { address, _ in address }
  /// Converts an identifier of the page at a path to an identifier in the file that contains the page.
  var identifier: @Sendable (_ identifier: String, _ path: String) -> String = { identifier, _ in identifier }
  /// The former anchors of pages, by the page's path and the anchor that replaces them.
  var formerAnchors: [String: [String: [String]]] = [:]
  /// The paths of the pages that have a picture for link previews.
  var pictures: Set<String> = []
  /// The background of pages in the light theme, with which browsers colour their frame.
  var ground: String?

  /// A site that will be published.
  package static let site = PageStyle(media: .site)
  /// A site that is served while the book is being written.
  package static let preview = PageStyle(media: .preview)
}
