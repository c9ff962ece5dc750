import Reactive

extension Shape {
  static let traits: [Shape] = []
}
