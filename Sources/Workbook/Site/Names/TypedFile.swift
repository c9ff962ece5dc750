/// The expressions of a file by where they stand, to tell what calls give.
struct TypedFile {
  private let text: [UInt8]
  private var byStart: [Int: [SourceKitAnswer.Expression]] = [:]
  private var byEnd: [Int: [SourceKitAnswer.Expression]] = [:]
  private let closures: [SourceKitAnswer.Expression]

  init(_ text: String, _ expressions: [SourceKitAnswer.Expression]) {
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

  /// What the call gives whose name stands at `range`; nil if it is no call, or gives nothing.
  func result(at range: Range<Int>) -> String? {
    call(at: range).flatMap { ["()", "Void"].contains($0.type) ? nil : TypeWords.short(for: $0.type) }
  }

  /// The call of a member as a stage of a chain; nil if it is no such call, or there is nothing to say about it.
  func stage(at range: Range<Int>, named name: String, line: Int) -> FileNames.Stage? {
    guard let member = member(at: range), let call = call(of: member, behind: range) else { return nil }
    let given = closures.filter { closure in
      closure.range.lowerBound >= range.upperBound && closure.range.upperBound <= call.range.upperBound
    }
    let outermost = given.filter { closure in
      !given.contains { $0.range != closure.range && $0.range.contains(closure.range.lowerBound) }
    }
    guard !outermost.isEmpty || call.type.contains("<") else { return nil }
    return FileNames.Stage(
      line: line, name: name, result: TypeWords.short(for: call.type),
      closures: outermost.map { TypeWords.short(for: $0.type) })
  }

  private func call(at range: Range<Int>) -> SourceKitAnswer.Expression? {
    let whole =
      member(at: range) ?? byStart[range.lowerBound]?.first { $0.range == range && $0.type.contains("->") }
    return whole.flatMap { call(of: $0, behind: range) }
  }

  /// The function of an object whose name stands at `range`, with what stands before it.
  private func member(at range: Range<Int>) -> SourceKitAnswer.Expression? {
    byEnd[range.upperBound]?.filter { $0.range.lowerBound < range.lowerBound && $0.type.contains("->") }
      .max { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func call(
    of function: SourceKitAnswer.Expression, behind name: Range<Int>
  ) -> SourceKitAnswer.Expression? {
    byStart[function.range.lowerBound]?.filter { $0.range.upperBound > name.upperBound }
      .min { $0.range.upperBound < $1.range.upperBound }
  }
}
