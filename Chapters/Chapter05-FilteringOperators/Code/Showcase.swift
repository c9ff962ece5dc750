/// A glass case with a humidity sensor inside.
final class Showcase: Equatable {
  var percent: Int

  init(percent: Int) { self.percent = percent }

  static func == (left: Showcase, right: Showcase) -> Bool {
    left.percent == right.percent
  }
}
