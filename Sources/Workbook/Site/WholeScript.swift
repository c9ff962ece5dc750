/// The script of the pages as they load it, without the blanks that only its readers need.
///
/// No line of it goes on within a text.
let wholeScript = (pageScript + searchScript + diagramScript)
  .split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }
  .map { $0 + "\n" }.joined()
