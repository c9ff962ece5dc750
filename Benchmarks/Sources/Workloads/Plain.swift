/// What a subject is where there is no library: closures in an array, and a loop that calls them.
final class PlainSource {
  private var handlers: [(Int) -> Void] = []
  private var keys: [Int] = []
  private var lastKey = 0

  @inline(never)
  func send(_ number: Int) {
    for handle in handlers { handle(number) }
  }

  /// Returns what takes the handler out again.
  @inline(never)
  func add(_ handle: @escaping (Int) -> Void) -> () -> Void {
    lastKey += 1
    let key = lastKey
    handlers.append(handle)
    keys.append(key)
    return {
      guard let place = self.keys.lastIndex(of: key) else { return }
      self.keys.remove(at: place)
      self.handlers.remove(at: place)
    }
  }
}

/// A closure in a class, so that the compiler does not see through to what it does: a stage that stays a call.
final class PlainStage {
  let handle: (Int) -> Void

  @inline(never)
  init(_ handle: @escaping (Int) -> Void) { self.handle = handle }
}

/// Where results go, so that nothing of what makes them is left out.
final class Sum {
  // Unchecked, so that contestants are not all held up by the same check.
  @exclusivity(unchecked) private(set) var total = 0

  func add(_ number: Int) { total &+= number }
}
