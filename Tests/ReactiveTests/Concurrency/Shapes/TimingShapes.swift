import Reactive

extension Shape {
  static let timing: [Shape] = []
}
