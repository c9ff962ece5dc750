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

  example(of: "a picker that closes itself") {
    let bag = DisposeBag()
    let screen = CollageScreen(
      album: Album(in: "Album"),
      library: PhotoLibrary(folder: URL(filePath: "Photos")))
    screen.isPicking
      .subscribe(onNext: { print("picking:", $0) })
      .disposed(by: bag)
    screen.openPicker()
    for photo in Photo.all { screen.choose(photo) }
    print(screen.collage.present)
  }
}
