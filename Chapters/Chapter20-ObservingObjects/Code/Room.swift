import Observation

/// A room of the hotel, as the app of the front desk has it.
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

/// What a night costs; it cannot be compared.
struct Tariff {
  var euros = 90
}

/// What the hotel offers.
@Observable
final class Offer {
  var tariff = Tariff()
}

/// Which room a guest has, who may be given another one.
@Observable
final class Booking {
  var room = Room()
}

/// A page of the guest book.
final class Page {
  var number = 1
}
