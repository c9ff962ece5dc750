/// An example with a few operators, whose output is known here.
struct GeneratedExample {
  let number: Int
  let factor: Int

  private var name: String { "example \(number)" }

  /// The elements that the example prints.
  private var elements: [Int] { (1...number).map { $0 * factor }.filter { !$0.isMultiple(of: 3) } }

  func code(indent: String) -> String {
    [
      "example(of: \"\(name)\") {",
      "  let numbers = Observable.range(start: 1, count: \(number))",
      "  let products = numbers.map { $0 * \(factor) }",
      "  _ =",
      "    products",
      "    .filter { !$0.isMultiple(of: 3) }",
      "    .subscribe { print($0) }",
      "}",
    ].map { indent + $0 }.joined(separator: "\n")
  }

  var text: String {
    let events = elements.map { "next(\($0))\n" }.joined()
    return """
      ## Section \(number)

      Numbers from 1 to \(number) are multiplied, and some of the products are left out. The text is about
      as long as it would be in a chapter, so that reading it takes as long, too.

      ```swift of="\(name)"
      \(code(indent: ""))
      ```

      What is left is printed, and the end of it.

      ```output
      --- Example of: \(name) ---
      \(events)completed
      ```

      """
  }
}
