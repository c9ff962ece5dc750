import Foundation
import TestSupport
import Testing

@testable import SiteGenerator
@testable import SystemSupport

@Suite struct ZipArchiveTests {
  @Test func `the checksum is CRC-32`() {
    #expect(ZipArchive.checksum(of: Data("123456789".utf8)) == 0xCBF4_3926)
  }

  @Test func `the first file is uncompressed and at a fixed position`() {
    var zip = ZipArchive()
    zip.add(Data("application/epub+zip".utf8), named: "mimetype")
    #expect(String(decoding: zip.archive[30..<58], as: UTF8.self) == "mimetypeapplication/epub+zip")
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/unzip"), "unzip is not installed."))
  func `unzip can read the archive`() throws {
    let folder = try TemporaryFolder()
    var zip = ZipArchive()
    zip.add(Data("one".utf8), named: "a/ä.txt")
    zip.add(Data(), named: "empty")
    let file = folder.url.appending(path: "x.zip")
    try zip.archive.write(to: file)
    let path = file.path(percentEncoded: false)
    let tested = try Command(program: URL(filePath: "/usr/bin/unzip"), arguments: ["-t", path]).run(
      atMost: 600)
    #expect(tested.status == 0, "\(tested.text)")
    let read = try Command(program: URL(filePath: "/usr/bin/unzip"), arguments: ["-p", path]).run(atMost: 600)
    #expect(read.text == "one")
  }
}
