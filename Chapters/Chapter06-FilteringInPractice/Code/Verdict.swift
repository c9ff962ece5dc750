import Reactive

/// What a collage says to a photo that was chosen.
struct Verdict: CustomStringConvertible {
  let photo: Photo
  /// Why the photo is not taken, if it is not.
  let refusal: String?

  var isAccepted: Bool { refusal == nil }
  var description: String { "\(photo): \(refusal ?? "yes")" }
}

extension Collage {
  func has(_ photo: Photo) -> Bool {
    present.contains { $0.bytes == photo.bytes }
  }

  func verdict(on photo: Photo) -> Verdict {
    let refusal =
      if !photo.isLandscape {
        "is not wider than high"
      } else if has(photo) {
        "is there already"
      } else {
        nil as String?
      }
    return Verdict(photo: photo, refusal: refusal)
  }
}

extension Collage {
  /// Sends when there is no room for another photo.
  var isFull: Observable<[Photo]> {
    photos.filter { !Controls(count: $0.count).canAdd }
  }

  /// One verdict on each photo, for everybody who subscribes.
  ///
  /// Completes when the collage is full.
  func verdicts(on chosen: Observable<Photo>) -> Observable<Verdict> {
    chosen
      .map { photo in self.verdict(on: photo) }
      .take(until: isFull)
      .share()
  }
}
