import Reactive

/// The answer of a collage to a photo that was chosen.
struct Verdict: CustomStringConvertible {
  let photo: Photo
  /// The reason why the photo is refused, or nil if it is accepted.
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
  /// Emits the photos when there is no room for another one.
  var isFull: Observable<[Photo]> {
    photos.filter { !Controls(count: $0.count).canAdd }
  }

  /// Emits one verdict on each photo, shared by all subscribers.
  ///
  /// Completes when the collage is full.
  func verdicts(on chosen: Observable<Photo>) -> Observable<Verdict> {
    chosen
      .map { photo in self.verdict(on: photo) }
      .take(until: isFull)
      .share()
  }
}
