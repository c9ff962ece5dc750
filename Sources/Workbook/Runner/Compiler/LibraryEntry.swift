/// The entry point of a shared library that is compiled from a chapter or a solution.
///
/// It is a function that returns the address of a global value.
package enum LibraryEntry {
  /// The library declares `check`.
  case check
  /// The library declares `chapter`.
  case chapter

  /// The source of the function, which is compiled with the other files.
  package var source: String {
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
