import Foundation
import Lesson
import Reactive

@ExampleListBuilder var screens: ExampleList {
  example(of: "the streams of one visit") {
    let panel = ProbePanel()
    let screen = CollageScreen(
      album: Album(in: "Album"),
      library: PhotoLibrary(folder: URL(filePath: "Photos")),
      panel: panel)
    let preview = screen.preview.subscribe()
    screen.openPicker()
    pause(for: .seconds(1))

    let printing = panel.all.subscribe(onNext: { print($0) })
    for photo in [Photo.pier, .tower, .snow, .dunes] {
      screen.choose(photo)
    }
    pause(for: .seconds(1))
    printing.dispose()
    screen.closePicker()
    preview.dispose()
  }
}
