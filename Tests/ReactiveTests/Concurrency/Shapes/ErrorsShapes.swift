import Reactive

extension Shape {
  static let errors: [Shape] = []
}
