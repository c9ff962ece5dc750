import Foundation
import Lesson
import Reactive
import TestSupport
import Testing
@testable import Chapter04_ObservablesAndSubjectsInPractice

/// Cases of the app of chapter 4 that the chapter does not cover, without its page.
@Suite(.timeLimit(.minutes(30))) @MainActor struct CollageScreenTests {
  private let folder: TemporaryFolder
  private let album: URL
  private let screen: CollageScreen

  init() throws {
    folder = try TemporaryFolder()
    album = folder.url.appending(path: "album")
    screen = CollageScreen(
      album: Album(in: album),
      library: PhotoLibrary(
        folder: RunningProgram.root.appending(
          path: "Chapters/Chapter04-ObservablesAndSubjectsInPractice/Resources/Photos")))
  }

  private func choose(_ photos: Photo...) {
    screen.openPicker()
    for photo in photos { screen.choose(photo) }
    screen.closePicker()
  }

  /// The current alert or the next one.
  private func nextAlert() async throws -> Alert {
    for try await alert in screen.alerts.alert.values { if let alert { return alert } }
    throw CancellationError()
  }

  private var saved: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: album.path(percentEncoded: false)).sorted()
    }
  }

  @Test func `tapping save twice saves once`() async throws {
    choose(.cat, .lake)
    screen.save()
    screen.save()
    #expect(
      try await nextAlert()
        == Alert(title: "Saved", text: "It is called collage-1.svg.", picture: "collage-1.svg"))
    screen.save()
    screen.alerts.dismiss()
    screen.save()
    #expect(try saved == [".album", "collage-1.svg"])
    #expect(screen.collage.allowed == Controls(count: 0))
  }

  @Test func `tapping save each time it is enabled saves once`() async throws {
    choose(.cat, .lake)
    var isSaving = false
    let eager = screen.isSaving.subscribe(with: screen) { screen, isBusy in
      isSaving = isBusy
      if !isBusy { screen.save() }
    }
    _ = try await nextAlert()
    screen.alerts.dismiss()
    #expect(!isSaving)
    #expect(screen.collage.allowed == Controls(count: 0))
    eager.dispose()
  }

  @Test func `all other actions are disabled while saving`() async throws {
    choose(.cat, .lake)
    screen.save()
    screen.clear()
    choose(.hills)
    _ = try await nextAlert()
    #expect(screen.collage.allowed == Controls(count: 2))
  }

  @Test func `the picker opens once and adds each photo once`() {
    screen.openPicker()
    screen.openPicker()
    screen.choose(.cat)
    screen.clear()
    screen.closePicker()
    screen.closePicker()
    screen.choose(.lake)
    #expect(screen.collage.layout.tiles.map(\.photo) == [.cat])
  }

  @Test func `a collage has at most six photos`() {
    choose(.cat, .cat, .cat, .cat, .cat, .cat, .lake)
    #expect(screen.collage.allowed == Controls(count: 6))
    choose(.lake)
    #expect(screen.collage.layout.tiles.map(\.photo) == Array(repeating: .cat, count: 6))
  }

  @Test func `an odd number of photos is not saved`() throws {
    choose(.cat)
    screen.save()
    #expect(!FileManager.default.fileExists(atPath: album.path(percentEncoded: false)))
  }

  @Test func `a removed album folder is created again`() async throws {
    for _ in 1...2 {
      choose(.cat, .lake)
      screen.save()
      #expect(try await nextAlert().picture == "collage-1.svg")
      screen.alerts.dismiss()
      try FileManager.default.removeItem(at: album)
    }
  }

  @Test func `if the album cannot be written, the photos remain and saving can be retried`() async throws {
    try Data().write(to: album)
    choose(.cat, .lake)
    screen.save()
    #expect(try await nextAlert().title == "Not saved")
    screen.alerts.dismiss()
    #expect(screen.collage.allowed == Controls(count: 2))
    try FileManager.default.removeItem(at: album)
    screen.save()
    #expect(try await nextAlert().title == "Saved")
  }

  @Test(arguments: 1...6) func `photos fill the collage and do not overlap`(count: Int) {
    for start in Photo.all.indices {
      let photos = (0..<count).map { Photo.all[(start + $0) % Photo.all.count] }
      let layout = Layout(photos)
      #expect(layout.tiles.map(\.photo) == photos)
      for tile in layout.tiles {
        #expect(tile.x >= 0 && tile.x + tile.width <= layout.width)
        #expect(tile.y >= 0 && tile.y + tile.height <= layout.height)
        for other in layout.tiles where other != tile {
          let isBeside = tile.x + tile.width <= other.x || other.x + other.width <= tile.x
          let isBelow = tile.y + tile.height <= other.y || other.y + other.height <= tile.y
          #expect(isBeside || isBelow)
        }
      }
    }
  }

  @Test(arguments: Photo.all) func `each photo has a file of the right size`(photo: Photo) throws {
    let file = RunningProgram.root.appending(
      path: "Chapters/Chapter04-ObservablesAndSubjectsInPractice/Resources/Photos/\(photo.name).svg")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("viewBox=\"0 0 \(photo.width) \(photo.height)\""))
    // All photos are in one picture, so their element names must be unique.
    for name in text.matches(of: #/id="([^"]*)"/#) { #expect(name.1.hasPrefix("\(photo.name)-")) }
    #expect(!text.contains("<script") && !text.contains("href"))
  }
}
