import Foundation
import TestSupport
import Testing

@testable import BookModel
@testable import SiteGenerator
@testable import TextSupport

@Suite struct DiagramGalleryTests {
  @Test func `a diagram that cannot be drawn is reported with the reason`() throws {
    let fixture = try DiagramFixture()
    // Not a worker: this program exits without playing anything.
    let gallery = DiagramGallery(of: fixture.book, program: URL(filePath: "/bin/true"))
    let findings = gallery.findings(in: fixture.book.book.chapters[0])
    #expect(findings.first?.message.contains("its worker process exited unexpectedly") == true)
    #expect(gallery.drawings(in: fixture.book.book.chapters[0]).isEmpty)
    #expect(
      try SiteBuilder(book: fixture.book, gallery: gallery).build(
        into: fixture.folder.url.appending(path: "site")
      )
      .findings.contains { $0.message.contains("did not run") })
  }
}
