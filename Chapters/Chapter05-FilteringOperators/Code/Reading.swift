/// The humidity in a room, in percent: "e48" is 48% in room e.
struct Reading: Equatable, LosslessStringConvertible {
  let room: Character
  let percent: Int

  init?(_ text: String) {
    guard let room = text.first, let percent = Int(text.dropFirst())
    else { return nil }
    self.room = room
    self.percent = percent
  }

  var description: String { "\(room)\(percent)" }
}
