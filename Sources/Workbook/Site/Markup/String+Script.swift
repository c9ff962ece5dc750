extension String {
  /// This script without the blanks and the comments that only its readers need; no line of it goes on within a text.
  var withoutItsReaders: String {
    split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }.map { $0 + "\n" }
      .joined()
  }
}
