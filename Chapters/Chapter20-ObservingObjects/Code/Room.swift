import Observation

/// A room of the hotel in the app of the front desk.
@Observable
final class Room {
  var guest = "nobody"
  var degrees = 18
  var isWarm: Bool { degrees > 20 }
  var sign: String { "\(guest), \(degrees)°" }
}

/// A field of a form.
@Observable
final class Field {
  var text = ""
}

/// The price of a night, which isn't `Equatable`.
struct Tariff {
  var euros = 90
}

/// An offer of the hotel.
@Observable
final class Offer {
  var tariff = Tariff()
}

/// A booking, whose guest may get another room.
@Observable
final class Booking {
  var room = Room()
}
