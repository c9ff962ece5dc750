import Testing
@testable import Workbook

struct SourceKitReadingTests {
  private func answers(in text: String) -> [SourceKitAnswer] {
    SourceKitReading.answers(in: Array(text.utf8))
  }

  @Test func `a name is what stands at its own depth`() {
    let answers = answers(
      in: #"""
        {
          key.kind: source.lang.swift.ref.function.method.instance,
          key.name: "map(_:)",
          key.doc_comment: "Sends what `transform` makes.\n\nSays \"so\".",
          key.line: 12,
          key.filepath: "/book/Sources/Map.swift",
          key.annotated_decl: "<Declaration>func map&lt;A&gt;(_ t: <Type usr=\"s:Sb\">Bool</Type>) -&gt; A</Declaration>",
          key.modulename: "Reactive",
          key.secondary_symbols: [
            {
              key.name: "another",
              key.line: 99
            }
          ]
        }

        """#)
    #expect(
      answers == [
        .name(
          SourceKitAnswer.Name(
            kind: "source.lang.swift.ref.function.method.instance", name: "map(_:)",
            declaration: "func map<A>(_ t: Bool) -> A",
            comment: "Sends what `transform` makes.\n\nSays \"so\".",
            module: "Reactive", file: "/book/Sources/Map.swift", line: 12))
      ])
  }

  @Test func `expressions have places in bytes, and types`() {
    let answers = answers(
      in: """
        {
          key.expression_type_list: [
            {
              key.expectedtypes: [
              ],
              key.expression_offset: 3,
              key.expression_length: 4,
              key.expression_type: "Observable<Int>"
            }
          ]
        }

        """)
    #expect(answers == [.types([SourceKitAnswer.Expression(range: 3..<7, type: "Observable<Int>")])])
  }

  @Test func `each question has its answer, also those of which nothing is known`() {
    let answers = answers(
      in: """
        error response (Request Failed): Unable to find initial lookup location
        {
          key.internal_diagnostic: "Unable to resolve cursor info."
        }
        {
          key.expression_type_list: [
          ]
        }

        """)
    #expect(answers == [.nothing, .nothing, .types([])])
    #expect(SourceKitReading.answers(in: []).isEmpty)
  }

  @Test func `what comes again is read as it was the first time`() {
    let text = #"""
      {
        key.kind: k,
        key.name: "n",
        key.doc_comment: "<b>A &lt; \"b\"</b>",
        key.annotated_decl: "<b>A &lt; \"b\"</b>"
      }

      """#
    let name = SourceKitAnswer.Name(
      kind: "k", name: "n", declaration: "A < \"b\"", comment: "<b>A &lt; \"b\"</b>", module: "", file: nil,
      line: nil)
    #expect(answers(in: text + text) == [.name(name), .name(name)])
  }

  @Test func `a text that is cut off has the answers that were begun`() {
    #expect(answers(in: "{\n  key.kind: k,\n  key.na") == [.nothing])
    #expect(answers(in: "{") == [.nothing])
    #expect(answers(in: "\n\nerror response") == [.nothing])
  }
}
