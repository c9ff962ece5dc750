/// What a token of code is, as the style sheet colours it.
///
/// What is on nearly every line is an element without a class: a page has thousands of them.
enum CodeColour {
  case keyword, type, function, parameter, string, number, comment, attribute

  /// What its element begins with.
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
