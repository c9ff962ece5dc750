/// Disposes of its members together, in the order of insertion; members may leave before.
///
/// `@unchecked Sendable`: `members` is guarded by the lock.
public final class CompositeDisposable: DisposeBase, Cancelable, @unchecked Sendable {
  /// What a member is removed by.
  public struct DisposeKey: Sendable {
    fileprivate let value: Int
  }

  private let lock = Lock()
  /// By key; nil after disposal.
  @exclusivity(unchecked) private var members: [Int: any Disposable]?
  @exclusivity(unchecked) private var lastKey = 0

  /// Makes one without members.
  public override init() {
    members = [:]
    super.init()
  }

  /// Makes one with these members.
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }

  /// Makes one with these members.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3])
  }

  /// Makes one with these members.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposable4: any Disposable, _ disposables: any Disposable...
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
  }

  /// Makes one with these members.
  public init(disposables: [any Disposable]) {
    members = Dictionary(uniqueKeysWithValues: disposables.enumerated().map { ($0.offset + 1, $0.element) })
    lastKey = disposables.count
    super.init()
  }

  /// Whether it has been disposed of.
  public var isDisposed: Bool { lock { members == nil } }

  /// How many members there are; 0 after disposal.
  public var count: Int { lock { members?.count ?? 0 } }

  /// Adds a member, or disposes of it at once where this is disposed of already.
  ///
  /// - Returns: The key to remove it by; nil where it was disposed of at once.
  @discardableResult
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let key = lock { () -> DisposeKey? in
      guard members != nil else { return nil }
      lastKey += 1
      members?[lastKey] = disposable
      return DisposeKey(value: lastKey)
    }
    if key == nil { disposable.dispose() }
    return key
  }

  /// Disposes of the member with this key, which leaves; nothing happens if it has left.
  public func remove(for disposeKey: DisposeKey) {
    lock { members?.removeValue(forKey: disposeKey.value) }?.dispose()
  }

  /// Disposes of all its members, and of those that are inserted later.
  public func dispose() {
    let all = lock { () -> [Int: any Disposable]? in
      defer { members = nil }
      return members
    }
    for (_, member) in (all ?? [:]).sorted(by: { $0.key < $1.key }) { member.dispose() }
  }
}
