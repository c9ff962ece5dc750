import Foundation
import Lesson
import Reactive
import TestSupport
import Testing
@testable import Chapter06_FilteringInPractice

/// Cases of the app of chapter 6 that the chapter does not cover, without its page.
@Suite(.timeLimit(.minutes(30))) @MainActor struct FilteredCollageScreenTests {
  private static let photos = RunningProgram.root.appending(
    path: "Chapters/Chapter06-FilteringInPractice/Resources/Photos")
  private let folder: TemporaryFolder
  private let screen: CollageScreen

  init() throws {
    folder = try TemporaryFolder()
    screen = CollageScreen(
      album: Album(in: folder.url.appending(path: "album")), library: PhotoLibrary(folder: Self.photos))
  }

  /// The contents of the tray after each of `photos`, and whether the picker is open.
  private func visit(_ photos: Photo...) -> (rows: [Tray.Row], isOpen: Bool) {
    var rows: [Tray.Row] = []
    var isOpen = false
    let bag = DisposeBag()
    screen.openPicker()
    screen.tray.subscribe(onNext: { rows.append($0) }).disposed(by: bag)
    screen.isPicking.subscribe(onNext: { isOpen = $0 }).disposed(by: bag)
    for photo in photos { screen.choose(photo) }
    return (rows, isOpen)
  }

  @Test func `the tray shows the photos of this visit and the last refusal`() {
    _ = visit(.snow)
    screen.closePicker()
    let rows = visit(.ferry, .tower, .snow, .ferryAgain, .pier).rows
    #expect(
      rows == [
        Tray.Row(), Tray.Row(photos: [.ferry]),
        Tray.Row(photos: [.ferry], notice: "tower: is not wider than high."),
        Tray.Row(photos: [.ferry], notice: "snow: is there already."),
        Tray.Row(photos: [.ferry], notice: "ferry-2: is there already."),
        Tray.Row(photos: [.ferry, .pier]),
      ])
    #expect(screen.collage.present == [.snow, .ferry, .pier])
  }

  @Test func `the picker closes after the sixth photo and does not open for a full collage`() {
    #expect(visit(.bridge, .ferry, .pier, .snow, .dunes).isOpen)
    #expect(!visit(.island).isOpen)
    #expect(!visit(.meadow).isOpen)
    #expect(screen.collage.present == [.bridge, .ferry, .pier, .snow, .dunes, .island])
  }

  @Test func `a cleared collage accepts the same photo again`() {
    for _ in 1...2 {
      _ = visit(.ferry)
      screen.closePicker()
      #expect(screen.collage.present == [.ferry])
      screen.clear()
    }
  }

  @Test func `a visit leaves no subscriptions`() {
    let panel = ProbePanel()
    let probed = CollageScreen(
      album: Album(in: folder.url), library: PhotoLibrary(folder: Self.photos), panel: panel)
    var ends: [String] = []
    let listening = panel.all.filter { $0.kind == .completed }.subscribe(onNext: { ends.append($0.row) })
    probed.openPicker()
    probed.choose(.pier)
    probed.closePicker()
    listening.dispose()
    #expect(ends.sorted() == ["chosen", "collage", "tray"])
  }

  @Test func `if the state changes several times in quick succession, only the last state is drawn`()
    async throws
  {
    var counts: [Int] = []
    let photos = Photo.landscapes.prefix(6)
    let preview = screen.preview.map(\.tiles.count).share(replay: 1)
    let listening = preview.subscribe(onNext: { counts.append($0) })
    screen.openPicker()
    for photo in photos { screen.choose(photo) }
    for try await count in preview.values where count == 6 { break }
    listening.dispose()
    #expect(counts == [0, 6])
  }

  @Test(arguments: Photo.all) func `each photo has a file of the right size`(photo: Photo) throws {
    let file = Self.photos.appending(path: "\(photo.name).svg")
    let bytes = try Data(contentsOf: file)
    #expect(bytes.count == photo.bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("viewBox=\"0 0 \(photo.width) \(photo.height)\""))
    #expect(!text.contains("<script") && !text.contains("href") && !text.contains("id="))
  }

  @Test func `only the second ferry has the size of another photo`() {
    let sizes = Photo.all.map(\.bytes)
    #expect(Set(sizes).count == sizes.count - 1)
    #expect(Photo.ferry.bytes == Photo.ferryAgain.bytes)
    #expect(Photo.landscapes == Photo.all.filter { $0.isLandscape && $0 != .ferryAgain })
  }
}

/// The app of chapter 6 in a browser.
@Suite(Chromium.isThere, .timeLimit(.minutes(30))) struct FilteredCollageInBrowserTests {
  @Test func `the tray shows thumbnails and refusals, and the sixth photo closes the picker`() async throws {
    let folder = try TemporaryFolder()
    try await onOwnThread {
      let app = try RunningProgram(collageWith: folder.url, chapter: 6)
      let tab = try Tab(in: try Chromium(), at: app.address)
      try tab.click("add")
      try tab.wait(for: "document.getElementById('picker').open")
      func choose(_ photo: Photo) throws {
        try tab.run("document.querySelector('#library button[value=\(photo)]').click()")
      }
      try choose(.ferry)
      try tab.wait(for: "document.querySelectorAll('#tray img').length === 1")
      try choose(.ferryAgain)
      try tab.wait(for: "document.querySelector('#tray p').textContent === 'ferry-2: is there already.'")
      for photo in [Photo.bridge, .pier, .snow, .dunes, .island] { try choose(photo) }
      try tab.wait(for: "!document.getElementById('picker').open")
      try tab.wait(for: "document.querySelectorAll('#preview image').length === 6")
      app.end()
    }
  }
}
