/// The days of arrival and departure of a guest.
struct Stay {
  let arrival: Int
  let departure: Int
}
