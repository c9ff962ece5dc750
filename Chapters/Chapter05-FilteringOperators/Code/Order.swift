/// What somebody has ordered in the museum's web shop.
struct Order: Equatable {
  let number: Int
  var isCancelled = false
}
