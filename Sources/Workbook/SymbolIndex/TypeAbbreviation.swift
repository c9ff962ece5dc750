/// Abbreviates types to the form that programmers write, such as `[Int]?` for `Optional<Array<Int>>`.
enum TypeAbbreviation {
  /// Returns `type` with short forms for arrays, dictionaries, optionals, and types that have an alias in the
  /// library.
  static func short(for type: String) -> String {
    var words = type.replacing("-> ()", with: "-> Void")
    for (long, short) in traits { words = words.replacing(long, with: short) }
    words = replacing("Array", in: words) { $0.count == 1 ? "[\($0[0])]" : nil }
    words = replacing("Dictionary", in: words) { $0.count == 2 ? "[\($0[0]): \($0[1])]" : nil }
    return replacing("Optional", in: words) { arguments in
      guard let wrapped = arguments.first, arguments.count == 1 else { return nil }
      let isLong = wrapped.contains("->") || wrapped.hasPrefix("any ") || wrapped.hasPrefix("some ")
      return isLong ? "(\(wrapped))?" : "\(wrapped)?"
    }
  }

  private static let traits = [
    ("PrimitiveSequence<CompletableTrait, Never>", "Completable"),
    ("PrimitiveSequence<SingleTrait, ", "Single<"), ("PrimitiveSequence<MaybeTrait, ", "Maybe<"),
    ("SharedSequence<DriverSharingStrategy, ", "Driver<"),
    ("SharedSequence<SignalSharingStrategy, ", "Signal<"),
  ]

  /// Replaces each generic type called `name` in `text` with the result of `short` for its arguments, inner
  /// types first.
  private static func replacing(
    _ name: String, in text: String, with short: ([Substring]) -> String?
  ) -> String {
    var rest = text
    var done = ""
    // The search goes backwards, so inner types are replaced first.
    while let found = rest.ranges(of: "\(name)<").last {
      let before = rest[..<found.lowerBound].last
      let isWhole = before.map { !($0.isLetter || $0.isNumber || $0 == "_") } ?? true
      let behind = String(rest[found.upperBound...]) + done
      let replaced: String? =
        if isWhole, let (arguments, end) = arguments(in: behind), let words = short(arguments) {
          words + behind[end...]
        } else {
          nil
        }
      done = replaced ?? rest[found] + behind
      rest = String(rest[..<found.lowerBound])
    }
    return rest + done
  }

  /// Returns the generic arguments at the beginning of `text`, and the index after their closing bracket.
  private static func arguments(in text: String) -> (arguments: [Substring], end: String.Index)? {
    var (depth, begin, found, previous) = (0, text.startIndex, [Substring](), Character(" "))
    for index in text.indices {
      let character = text[index]
      if depth == 0, character == "," || character == ">" && previous != "-" {
        found.append(text[begin..<index].drop { $0 == " " })
        begin = text.index(after: index)
        if character == ">" { return (found, begin) }
      } else if "<([".contains(character) {
        depth += 1
      } else if ")]".contains(character) || character == ">" && previous != "-" {
        depth -= 1
      }
      previous = character
    }
    return nil
  }
}
