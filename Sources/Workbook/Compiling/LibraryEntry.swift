/// The way into a shared library that is compiled from somebody's files: a function that returns the
/// address of a global value of theirs.
enum LibraryEntry {
  /// The library declares `check`.
  case check
  /// The library declares `chapter`.
  case chapter

  /// The text of the file that is compiled with theirs.
  var source: String {
    let (name, type) =
      switch self {
      case .check: ("check", "Check")
      case .chapter: ("chapter", "Chapter")
      }
    return """
      import Lesson

      @_cdecl("rxbook_\(name)") public func rxbook_\(name)() -> UnsafeMutableRawPointer {
        let place = UnsafeMutablePointer<Lesson.\(type)>.allocate(capacity: 1)
        place.initialize(to: \(name))
        return UnsafeMutableRawPointer(place)
      }

      """
  }
}
