/// Disposes of what is in it when it is deallocated, in the order of insertion.
///
/// It has no `dispose()`, so that no other owner can be surprised by it: to empty a bag, replace it with a new one.
///
/// `@unchecked Sendable`: `contents` is guarded by the lock.
public final class DisposeBag: DisposeBase, @unchecked Sendable {
  private let lock = Lock()
  /// Blocks that are full, in the order of insertion: an array that grows copies all that it has each time.
  @exclusivity(unchecked) private var full: [[any Disposable]] = []
  /// What has been inserted since.
  @exclusivity(unchecked) private var contents: [any Disposable] = []
  /// 20 kB, which the allocator takes from its heap; it maps and unmaps pages for large blocks.
  private static var blockSize: Int { 512 }

  /// Makes an empty bag.
  public override init() { super.init() }

  /// Makes a bag with `disposables` in it.
  public convenience init(disposing disposables: any Disposable...) { self.init(disposing: disposables) }

  /// Makes a bag with `disposables` in it.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  /// Makes a bag with the disposables that `builder` lists.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }

  deinit {
    for block in full { Self.empty(block) }
    Self.empty(contents)
  }

  /// Puts one more in.
  public func insert(_ disposable: any Disposable) {
    lock {
      if contents.count >= Self.blockSize { beginBlock() }
      contents.append(disposable)
    }
  }

  /// Puts more in, in this order.
  public func insert(_ disposables: any Disposable...) { insert(disposables) }

  /// Puts more in, in this order.
  public func insert(_ disposables: [any Disposable]) { lock { contents += disposables } }

  /// Puts in what `builder` lists.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

  /// Under the lock.
  private func beginBlock() {
    full.append(contents)
    contents = []
    contents.reserveCapacity(Self.blockSize)
  }

  /// Not called `dispose`: the compiler would tell those who look for that method that it is private.
  private static func empty(_ block: [any Disposable]) {
    // An iterator would copy each existential, and count a reference.
    block.withUnsafeBufferPointer { all in
      for place in all.indices { all[place].dispose() }
    }
  }

  /// Lists disposables, one a line.
  @resultBuilder
  public struct DisposableBuilder {
    /// Gathers the lines.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
  }
}

extension Disposable {
  /// Puts this into `bag`, which disposes of it when it is deallocated.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
