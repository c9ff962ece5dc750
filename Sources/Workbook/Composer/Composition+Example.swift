extension Composition {
  /// The chain that a new reader sees.
  package static let example = Composition(
    [
      Source(
        "a",
        marks: [
          Mark(0, .element, "1"), Mark(30, .element, "2"), Mark(60, .element, "3"), Mark(110, .element, "4"),
          Mark(150, .completed),
        ]),
      Source(
        "b",
        marks: [
          Mark(0, .element, "x"), Mark(40, .element, "y"), Mark(80, .element, "z"), Mark(90, .completed),
        ]),
    ],
    [
      Stage("filter", "$0 != 2"),
      Stage("flatMapLatest", "b", "\"\\($0)\\($1)\""),
      Stage("map", "$0.uppercased()"),
    ])
}
