/// Prints whether `found` is the expected value.
func test<Value: Equatable>(
  _ name: String, _ found: Value, is wanted: Value
) {
  let verdict =
    found == wanted ? "passed" : "failed: \(found), not \(wanted)"
  print("\(name): \(verdict)")
}
