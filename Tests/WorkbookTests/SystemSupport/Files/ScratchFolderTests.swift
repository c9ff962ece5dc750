import Foundation
import TestSupport
import Testing

@testable import SystemSupport

@Suite struct ScratchFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func isThere(_ url: URL) -> Bool { FileKind(at: url.plainPath) != nil }

  @Test func `a folder is removed, however deep and whatever its permissions are`() throws {
    var scratch: ScratchFolder? = try ScratchFolder(below: folder.url)
    let url = try #require(scratch).url
    // The paths become too long for any call, so each folder is created from the one above.
    var place = open(url.plainPath, O_RDONLY | O_DIRECTORY)
    for depth in 0..<5000 {
      mkdirat(place, "d", 0o755)
      if depth % 1000 == 0 { close(openat(place, "file", O_WRONLY | O_CREAT, 0o400)) }
      let next = openat(place, "d", O_RDONLY | O_DIRECTORY)
      if depth % 1000 == 500 { fchmod(place, 0) }
      close(place)
      place = next
    }
    close(place)
    try #require(place >= 0)
    scratch = nil
    #expect(!isThere(url))
  }

  @Test func `links in a removed folder are not followed`() throws {
    try folder.write("kept", to: "other/file")
    var scratch: ScratchFolder? = try ScratchFolder(below: folder.url)
    let url = try #require(scratch).url
    try FileManager.default.createSymbolicLink(
      at: url.appending(path: "link"), withDestinationURL: folder.url.appending(path: "other"))
    scratch = nil
    #expect(try folder.read("other/file") == "kept")
    #expect(!isThere(url))
  }

  @Test func `only folders that no process uses are removed at the next start`() throws {
    let process = try ChildProcess(URL(filePath: "/bin/sleep"), ["100"])
    let ended = try ChildProcess(URL(filePath: "/bin/true"), [])
    ended.wait()
    let abandoned = ["job-\(ended.identifier)-1", "job-\(getpid())-2"]
    let locked = "job-\(ended.identifier)-3"
    let used = ["job-\(process.identifier)-4", "job-1-5", locked, "job-6", "other"]
    for name in abandoned + used { try folder.write("a", to: "places/\(name)/a") }
    func url(_ name: String) -> URL { folder.url.appending(path: "places/\(name)") }
    let lock = open(url(locked).plainPath, O_RDONLY | O_DIRECTORY)
    try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
    let scratch = try ScratchFolder(below: folder.url.appending(path: "places"))
    #expect(isThere(scratch.url))
    for name in abandoned { #expect(!isThere(url(name)), "\(name)") }
    for name in used { #expect(isThere(url(name)), "\(name)") }
    process.kill()
    process.wait()
    close(lock)
  }

  @Test func `a folder that others can write to, or a link, is not used for temporary files`() throws {
    let usual = folder.url.appending(path: "rxbook-\(geteuid())")
    func mode(_ url: URL) -> mode_t {
      var status = stat()
      return lstat(url.plainPath, &status) == 0 ? status.st_mode & 0o777 : 0
    }
    #expect(try PrivateTemporaryFolder.create(in: folder.url).plainPath == usual.plainPath)
    #expect(mode(usual) == 0o700)
    // A folder of this user becomes private.
    chmod(usual.plainPath, 0o777)
    #expect(try PrivateTemporaryFolder.create(in: folder.url).plainPath == usual.plainPath)
    #expect(mode(usual) == 0o700)
    try FileManager.default.removeItem(at: usual)
    try folder.write("a", to: "elsewhere/a")
    try FileManager.default.createSymbolicLink(
      at: usual, withDestinationURL: folder.url.appending(path: "elsewhere"))
    let other = try PrivateTemporaryFolder.create(in: folder.url)
    #expect(other.lastPathComponent.hasPrefix("rxbook-\(geteuid())-"))
    #expect(mode(other) == 0o700)
    if geteuid() == 0 {
      unlink(usual.plainPath)
      mkdir(usual.plainPath, 0o700)
      chown(usual.plainPath, 12_345, 12_345)
      #expect(try PrivateTemporaryFolder.create(in: folder.url).plainPath != usual.plainPath)
    }
  }
}
