import Reactive

extension Shape {
  static let sharing: [Shape] = []
}
