/// A container that disposes of its contents when it is deallocated, in the order of insertion.
///
/// A bag has no `dispose()`, because that would surprise its other owners. To empty a bag, replace it with a new one.
///
/// `@unchecked Sendable`: the lock guards `full` and `contents`.
public final class DisposeBag: DisposeBase, @unchecked Sendable {
  private let lock = Lock()
  /// Full blocks, in the order of insertion.
  ///
  /// A single array would copy all its elements each time it grows.
  @exclusivity(unchecked) private var full: [[any Disposable]] = []
  /// The disposables that have been inserted since the last full block.
  @exclusivity(unchecked) private var contents: [any Disposable] = []
  /// A block takes 20 kB, which the allocator takes from its heap; for larger blocks it maps and unmaps pages.
  private static var blockSize: Int { 512 }

  /// Creates an empty bag.
  public override init() { super.init() }

  /// Creates a bag that contains `disposables`.
  public convenience init(disposing disposables: any Disposable...) { self.init(disposing: disposables) }

  /// Creates a bag that contains `disposables`.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  /// Creates a bag that contains the disposables that `builder` lists.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }

  deinit {
    for block in full { Self.empty(block) }
    Self.empty(contents)
  }

  /// Adds a disposable to the bag.
  public func insert(_ disposable: any Disposable) {
    lock {
      if contents.count >= Self.blockSize { beginBlock() }
      contents.append(disposable)
    }
  }

  /// Adds disposables to the bag, in this order.
  public func insert(_ disposables: any Disposable...) { insert(disposables) }

  /// Adds disposables to the bag, in this order.
  public func insert(_ disposables: [any Disposable]) { lock { contents += disposables } }

  /// Adds the disposables that `builder` lists to the bag.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

  /// Starts a new block; the caller holds the lock.
  private func beginBlock() {
    full.append(contents)
    contents = []
    contents.reserveCapacity(Self.blockSize)
  }

  /// Not called `dispose`: to callers who look for a method of that name, the compiler would report that it is private.
  private static func empty(_ block: [any Disposable]) {
    // An iterator would copy each existential and retain the disposable in it.
    block.withUnsafeBufferPointer { all in
      for place in all.indices { all[place].dispose() }
    }
  }

  /// A result builder that lists disposables, one per line.
  @resultBuilder
  public struct DisposableBuilder {
    /// Returns the disposables as an array.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
  }
}

extension Disposable {
  /// Adds this disposable to `bag`, which disposes of it when the bag is deallocated.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
