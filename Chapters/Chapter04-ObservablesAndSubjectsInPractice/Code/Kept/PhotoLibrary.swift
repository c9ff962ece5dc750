import Foundation

/// The files of the photos.
struct PhotoLibrary {
  let folder: URL

  /// What is drawn in the file of `photo`; a grey sheet without one.
  func drawing(of photo: Photo) -> String {
    let file = folder.appending(path: "\(photo.name).svg")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    // The outermost element is the frame, which the collage has anew.
    guard let opening = text.range(of: "<svg"),
      let start = text.range(
        of: ">", range: opening.upperBound..<text.endIndex),
      let end = text.range(of: "</svg>", options: .backwards)
    else {
      return "<rect width=\"100%\" height=\"100%\" fill=\"#bbb\"/>"
    }
    return String(text[start.upperBound..<end.lowerBound])
  }
}
