import Foundation
import Lesson
import Reactive

extension CollageScreen {
  /// A screen and what its page sees of it; `showing` says what else
  /// that is.
  static func session(
    at place: PracticeApp.Place,
    showing: (CollageScreen) -> [AppSession.State]
  ) -> AppSession {
    let panel = ProbePanel()
    let screen = CollageScreen(
      album: Album(in: place.album),
      library: PhotoLibrary(
        folder: place.resources.appending(path: "Photos")),
      panel: panel)
    return AppSession(
      panel: panel, shows: showing(screen) + screen.shown,
      does: screen.actions)
  }

  private var shown: [AppSession.State] {
    [
      .state("library", Observable.just(Photo.all)),
      .state(
        "controls",
        collage.controls.probe("controls", on: panel, as: \.buttons)),
      .state("isPicking", isPicking),
      .state("isSaving", isSaving),
      .state(
        "alert",
        alerts.alert.probe("alert", on: panel) { alert in
          alert?.title ?? "none"
        }),
    ]
  }

  private var actions: [AppSession.Action] {
    [
      .action("add") { _ in self.openPicker() },
      .action("choose") { name in
        Photo.all.first { $0.name == name }.map(self.choose)
      },
      .action("done") { _ in self.closePicker() },
      .action("clear") { _ in self.clear() },
      .action("save") { _ in self.save() },
      .action("dismiss") { _ in self.alerts.dismiss() },
    ]
  }
}
