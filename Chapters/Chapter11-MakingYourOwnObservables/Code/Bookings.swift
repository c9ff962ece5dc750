import Reactive

/// The bookings of a laundry, in pages.
struct Bookings {
  private let pages = [["Ada 9:00", "Ben 10:00"], ["Cleo 11:30"]]

  func all() -> Observable<String> {
    var page = 0
    return .create { observer in
      let thread = CurrentThreadScheduler.instance
      return thread.scheduleRecursive(()) { _, goOn in
        if page == pages.count { return observer.onCompleted() }
        pages[page].forEach(observer.onNext)
        page += 1
        goOn(())
      }
    }
  }

  func allFromPage0() -> Observable<String> {
    .create { observer in
      let thread = CurrentThreadScheduler.instance
      return thread.scheduleRecursive(0) { page, goOn in
        if page == pages.count { return observer.onCompleted() }
        pages[page].forEach(observer.onNext)
        goOn(page + 1)
      }
    }
  }
}
