import Foundation
import TestSupport
import Testing

/// `rxbook app`.
@Suite(.waiting) struct AppCommandTests {
  @Test func `without a name, the apps are listed`() throws {
    let (text, status) = try RunningProgram.outcome(["app"])
    #expect(
      text == """
        collage Put photos into a collage, and save it. (chapter4) \
        collage Put wide photos into a collage, each once. (chapter6) \
        who-to-follow Follow accounts that a server suggests. (chapter9) \
        form Find an instrument, and lend it, at the terminal. (chapter18)
        """)
    #expect(status == 0)
  }

  @Test(arguments: [
    (["colage"], "There is no app called “colage”. Did you mean collage?"),
    (["twitter"], "There is no app called “twitter”. Choose one of these: collage form who-to-follow"),
    (["collage", "--chapter", "3"], "There is no app of chapter3 called “collage”."),
    (["collage", "--chapter", "44"], "There is no chapter called “44”."),
    (["collage", "--port", "70000"], "The value '70000' is invalid"),
  ])
  func `mistyped names are reported`(arguments: [String], answer: String) throws {
    let (text, status) = try RunningProgram.outcome(["app"] + arguments)
    #expect(text.contains(answer))
    #expect(status == 2)
  }

  @Test func `a port in use is reported with status 2`() throws {
    let folder = try TemporaryFolder()
    let first = try RunningProgram(collageWith: folder.url)
    let (text, status) = try RunningProgram.outcome(["app", "collage", "--port", "\(first.port)"])
    #expect(text.hasPrefix("rxbook: Port \(first.port) cannot be used: Address already in use."))
    #expect(status == 2)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `an interruption ends the app with status 130`(signal: Int32) throws {
    let folder = try TemporaryFolder()
    #expect(try RunningProgram(collageWith: folder.url).end(signal) == 130)
  }

  @Test func `no files are written before the user saves`() throws {
    let folder = try TemporaryFolder()
    let album = folder.url.appending(path: "album")
    try RunningProgram(collageWith: album).end()
    #expect(!FileManager.default.fileExists(atPath: album.path(percentEncoded: false)))
  }
}
