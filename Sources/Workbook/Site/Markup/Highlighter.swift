/// Colours source code: marks its tokens with classes that the style sheet knows.
enum Highlighter {
  /// The markup of `code`; what is not Swift has no colours.
  static func html(of code: String, language: String) -> HTML {
    guard language == "swift" else { return "\(code)" }
    var html: HTML = ""
    var position = code.startIndex
    for token in SwiftLexer.tokens(of: code) {
      html += "\(code[position..<token.range.lowerBound])"
      if let name = className(of: token) {
        html += "<span class=\"\(name)\">\(token.text)</span>"
      } else {
        html += "\(token.text)"
      }
      position = token.range.upperBound
    }
    html += "\(code[position...])"
    return html
  }

  private static func className(of token: SwiftToken) -> String? {
    switch token.kind {
    case .comment: "comment"
    case .string, .interpolation, .regex: "string"
    case .number: "number"
    case .keyword: "keyword"
    case .attribute, .directive: "attribute"
    case .identifier: token.text.first?.isUppercase == true ? "type" : nil
    case .operator, .punctuation: nil
    }
  }
}
