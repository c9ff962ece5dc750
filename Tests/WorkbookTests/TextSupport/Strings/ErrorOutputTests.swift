import Testing

@testable import TextSupport

@Suite struct ErrorOutputTests {
  private let errors = Array(
    """
    note: about to fail
    Reader/File.swift:3: Fatal error: no such luck
    Current stack trace:
    0    libswiftCore.so   0x00007f2a4655f130 swift_reportError + 33
    1    libswiftCore.so   0x00007f2a46912b60 other + 109
    after
    """.utf8)

  @Test func `stack traces are left out`() {
    #expect(
      ErrorOutput.lines(errors) == [
        "note: about to fail", "Reader/File.swift:3: Fatal error: no such luck", "after",
      ])
  }

  @Test func `the fatal error is found`() {
    #expect(ErrorOutput.fatalError(errors) == "Reader/File.swift:3: Fatal error: no such luck")
    #expect(ErrorOutput.fatalError([]) == nil)
  }
}
