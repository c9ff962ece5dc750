import Foundation
import TestSupport
import Testing
@testable import Workbook

@Suite struct DiagramGalleryTests {
  @Test func `a diagram that is not drawn is told, with the reason`() throws {
    let fixture = try DiagramFixture()
    // No host: it ends without playing anything.
    let gallery = DiagramGallery(of: fixture.book, program: URL(filePath: "/bin/true"))
    let findings = gallery.findings(in: fixture.book.chapters[0])
    #expect(findings.first?.message.contains("its host process ended unexpectedly") == true)
    #expect(gallery.drawings(in: fixture.book.chapters[0]).isEmpty)
    #expect(
      try SiteBuilder(book: fixture.book, gallery: gallery).build(
        into: fixture.folder.url.appending(path: "site")
      )
      .findings.contains { $0.message.contains("did not run") })
  }

  @Test func `a gallery without drawings says so`() {
    #expect(!DiagramGallery().isDrawn)
  }
}
