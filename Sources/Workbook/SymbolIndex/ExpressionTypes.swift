/// The types of the expressions in a file, by position.
struct ExpressionTypes {
  private let text: [UInt8]
  private var byStart: [Int: [SourceKitResponse.Expression]] = [:]
  private var byEnd: [Int: [SourceKitResponse.Expression]] = [:]
  private let closures: [SourceKitResponse.Expression]

  init(_ text: String, _ expressions: [SourceKitResponse.Expression]) {
    let bytes = Array(text.utf8)
    self.text = bytes
    for expression in expressions {
      byStart[expression.range.lowerBound, default: []].append(expression)
      byEnd[expression.range.upperBound, default: []].append(expression)
    }
    closures = expressions.filter { expression in
      bytes.indices.contains(expression.range.lowerBound)
        && bytes[expression.range.lowerBound] == UInt8(ascii: "{") && expression.type.contains("->")
    }
  }

  /// Returns the result type of a call, or nil if the function isn't called or returns nothing.
  ///
  /// - Parameter range: The bytes of the function's name.
  func result(at range: Range<Int>) -> String? {
    call(at: range).flatMap { ["()", "Void"].contains($0.type) ? nil : TypeAbbreviation.short(for: $0.type) }
  }

  /// Returns the call of a member as a stage of a chain.
  ///
  /// Returns nil for other expressions, and for calls without a closure whose result type is not generic, because
  /// their types are not worth showing.
  func stage(at range: Range<Int>, named name: String, line: Int) -> SymbolOccurrences.Stage? {
    guard let member = member(at: range), let call = call(of: member, behind: range) else { return nil }
    let given = closures.filter { closure in
      closure.range.lowerBound >= range.upperBound && closure.range.upperBound <= call.range.upperBound
    }
    let outermost = given.filter { closure in
      !given.contains { $0.range != closure.range && $0.range.contains(closure.range.lowerBound) }
    }
    guard !outermost.isEmpty || call.type.contains("<") else { return nil }
    return SymbolOccurrences.Stage(
      line: line, name: name, result: TypeAbbreviation.short(for: call.type),
      closures: outermost.map { TypeAbbreviation.short(for: $0.type) })
  }

  private func call(at range: Range<Int>) -> SourceKitResponse.Expression? {
    let whole =
      member(at: range) ?? byStart[range.lowerBound]?.first { $0.range == range && $0.type.contains("->") }
    return whole.flatMap { call(of: $0, behind: range) }
  }

  /// Returns the expression of the member function whose name is at `range`, including the object before it.
  private func member(at range: Range<Int>) -> SourceKitResponse.Expression? {
    byEnd[range.upperBound]?.filter { $0.range.lowerBound < range.lowerBound && $0.type.contains("->") }
      .max { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func call(
    of function: SourceKitResponse.Expression, behind name: Range<Int>
  ) -> SourceKitResponse.Expression? {
    byStart[function.range.lowerBound]?.filter { $0.range.upperBound > name.upperBound }
      .min { $0.range.upperBound < $1.range.upperBound }
  }
}
