import ExitTesting
import Testing
import TextSupport

@Suite struct TemplateTests {
  @Test func `placeholders are replaced, in one pass`() {
    let template = Template("{{one}} and {{two}}{{one}}; { {no} }}")
    #expect(template.placeholders == ["one", "two"])
    #expect(template.filled(with: ["one": "{{two}}", "two": "2"]) == "{{two}} and 2{{two}}; { {no} }}")
    #expect(Template("").filled(with: ["one": "1"]).isEmpty)
  }

  @Test(.exitTest) func `a placeholder without a value stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = Template("{{one}}").filled(with: ["two": "2"]) }
    await #expect(processExitsWith: .failure) { _ = Template("{{one") }
  }
}
