import Lesson

/// The program of this chapter, as its page sees it.
let collageApp = PracticeApp(
  "collage", summary: "Put wide photos into a collage, each once."
) { place in
  CollageScreen.session(at: place) { screen in
    [.state("preview", screen.preview), .state("tray", screen.tray)]
  }
}
