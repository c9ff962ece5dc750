import Foundation
import TestSupport
import Testing

@testable import SystemSupport

@Suite struct ExecutableTests {
  @Test func `the first executable file with the name is found`() throws {
    let folder = try TemporaryFolder()
    try folder.write("no program", to: "first/tool")
    for name in ["second", "third"] { try folder.writeScript("#!/bin/sh\n", to: "\(name)/tool") }
    let path = ["first", "second", "third"].map { folder.url.appending(path: $0).path(percentEncoded: false) }
      .joined(separator: ":")
    #expect(Executable.named("tool", in: path)?.pathComponents.suffix(2) == ["second", "tool"])
    #expect(Executable.named("tool", in: "/nowhere") == nil)
    #expect(Executable.named("tool", in: "") == nil)
  }

  @Test func `by default the PATH of the environment is searched`() {
    #expect(Executable.named("sh") != nil)
    #expect(Executable.named("no-such-program-at-all") == nil)
  }
}
