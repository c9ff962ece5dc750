import Foundation

/// The images of an EPUB, which are those of the book whose type is supported.
struct EPUBAssets {
  struct Item {
    let asset: SiteAsset
    let name: String
    let mediaType: String
  }

  /// The images, without duplicates.
  let items: [Item]

  init(of book: PrintableBook) {
    let assets = Set(book.assets).sorted { $0.path < $1.path }
    items = assets.compactMap { asset in mediaType(of: asset).map { (asset, $0) } }.enumerated().map {
      number, asset in
      Item(
        asset: asset.0, name: "file\(number).\(asset.0.source.pathExtension.lowercased())", mediaType: asset.1
      )
    }
  }

  /// Returns the name of `asset` in the EPUB; nil if it isn't included.
  func name(of asset: SiteAsset) -> String? { items.first { $0.asset == asset }?.name }
}

private func mediaType(of asset: SiteAsset) -> String? {
  switch asset.source.pathExtension.lowercased() {
  case "png": "image/png"
  case "jpg", "jpeg": "image/jpeg"
  case "gif": "image/gif"
  case "svg": "image/svg+xml"
  case "webp": "image/webp"
  default: nil
  }
}
