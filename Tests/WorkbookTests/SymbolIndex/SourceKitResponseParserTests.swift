import Testing

@testable import SymbolIndex

struct SourceKitResponseParserTests {
  private func answers(in text: String) -> [SourceKitResponse] {
    SourceKitResponseParser.answers(in: Array(text.utf8))
  }

  @Test func `nested symbols do not change a name`() {
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
          SourceKitResponse.Name(
            kind: "source.lang.swift.ref.function.method.instance", name: "map(_:)",
            declaration: "func map<A>(_ t: Bool) -> A",
            comment: "Sends what `transform` makes.\n\nSays \"so\".",
            module: "Reactive", file: "/book/Sources/Map.swift", line: 12))
      ])
  }

  @Test func `expressions have byte ranges and types`() {
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
    #expect(answers == [.types([SourceKitResponse.Expression(range: 3..<7, type: "Observable<Int>")])])
  }

  @Test func `each request has a response, even if nothing is known`() {
    let answers = answers(
      in: """
        error response (Request Failed): Unable to find initial lookup location
        {
          key.internal_diagnostic: "Unable to resolve cursor info."
        }
        {
          key.kind: source.lang.swift.ref.module,
          key.name: "Lesson"
        }
        {
          key.expression_type_list: [
          ]
        }

        """)
    #expect(answers == [.unresolved, .unresolved, .nothing, .types([])])
    #expect(SourceKitResponseParser.answers(in: []).isEmpty)
  }

  @Test func `diagnostics say whether the file has errors`() {
    func diagnostics(_ severity: String) -> [SourceKitResponse] {
      answers(
        in: """
          {
            key.diagnostics: [
              {
                key.severity: source.diagnostic.severity.\(severity),
                key.description: "invalid redeclaration of 'rows'"
              }
            ]
          }

          """)
    }
    #expect(diagnostics("error") == [.errors])
    #expect(diagnostics("warning") == [.nothing])
  }

  @Test func `repeated responses are parsed like the first one`() {
    let text = #"""
      {
        key.kind: k,
        key.name: "n",
        key.doc_comment: "<b>A &lt; \"b\"</b>",
        key.annotated_decl: "<b>A &lt; \"b\"</b>"
      }

      """#
    let name = SourceKitResponse.Name(
      kind: "k", name: "n", declaration: "A < \"b\"", comment: "<b>A &lt; \"b\"</b>", module: "", file: nil,
      line: nil)
    #expect(answers(in: text + text) == [.name(name), .name(name)])
  }

  @Test func `truncated text has the responses that were started`() {
    #expect(answers(in: "{\n  key.kind: k,\n  key.na") == [.nothing])
    #expect(answers(in: "{") == [.nothing])
    #expect(answers(in: "\n\nerror response") == [.unresolved])
  }
}
