/// Says whether a test has found what it wanted.
func test<Value: Equatable>(
  _ name: String, _ found: Value, is wanted: Value
) {
  let verdict =
    found == wanted ? "passed" : "failed: \(found), not \(wanted)"
  print("\(name): \(verdict)")
}
