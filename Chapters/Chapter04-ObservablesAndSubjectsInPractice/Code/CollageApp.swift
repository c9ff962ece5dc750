import Lesson
import Reactive

/// The program of this chapter, as its page sees it.
let collageApp = PracticeApp(
  "collage", summary: "Put photos into a collage, and save it."
) { place in
  CollageScreen.session(at: place) { screen in
    let photos = screen.collage.photos
      .probe("photos", on: screen.panel) { "\($0.count)" }
    return [.state("preview", photos.map(Layout.init))]
  }
}
