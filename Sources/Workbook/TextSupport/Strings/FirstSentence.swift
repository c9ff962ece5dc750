/// Returns the first sentence of the first paragraph of a comment's lines; nil if that paragraph is empty.
package func firstSentence(of lines: some Sequence<some StringProtocol>) -> String? {
  let paragraph = lines.prefix { !$0.isEmpty }.map { String($0) }.joined(separator: " ")
    .replacing("``", with: "`")
  if paragraph.isEmpty { return nil }
  guard let end = paragraph.firstRange(of: ". ") else { return paragraph }
  return String(paragraph[..<end.lowerBound]) + "."
}
