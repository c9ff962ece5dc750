import Reactive

extension Shape {
  static let filtering: [Shape] = []
}
