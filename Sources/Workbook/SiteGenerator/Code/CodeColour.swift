/// A kind of token with its own colour in the style sheet.
///
/// Frequent kinds are elements without a class, because a page has thousands of them.
enum CodeColour {
  case keyword, type, function, parameter, string, number, comment, attribute

  /// The opening tag of the token's element.
  var opening: HTML {
    switch self {
    case .function: "<i>"
    case .keyword: "<b>"
    case .type: "<u>"
    case .parameter: "<var>"
    case .string: "<bdi>"
    case .number: "<i class=\"n\">"
    case .comment: "<i class=\"c\">"
    case .attribute: "<i class=\"a\">"
    }
  }

  var closing: HTML {
    switch self {
    case .keyword: "</b>"
    case .type: "</u>"
    case .parameter: "</var>"
    case .string: "</bdi>"
    default: "</i>"
    }
  }
}
