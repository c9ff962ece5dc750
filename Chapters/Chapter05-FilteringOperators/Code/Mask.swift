/// A mask that another museum borrows.
struct Mask: Equatable {
  let number: Int
  var isCracked = false
}
