/// The title and the buttons of the main screen.
struct Controls: Equatable, Encodable {
  let title: String
  let canAdd: Bool
  let canClear: Bool
  let canSave: Bool

  /// The rules: one for the title, three for the buttons.
  init(count: Int) {
    title = count == 0 ? "Collage" : "Collage (\(count))"
    canAdd = count < 6
    canClear = count > 0
    canSave = count > 0 && count.isMultiple(of: 2)
  }
}

extension Controls: CustomStringConvertible {
  var description: String { "\(title): \(buttons)" }

  /// The names of the enabled buttons.
  var buttons: String {
    let all = [("add", canAdd), ("clear", canClear), ("save", canSave)]
    return all.filter(\.1).map(\.0).joined(separator: " ")
  }
}
