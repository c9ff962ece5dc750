/// A mask that another museum would like to borrow.
struct Mask: Equatable {
  let number: Int
  var isCracked = false
}
