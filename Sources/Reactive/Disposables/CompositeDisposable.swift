/// A disposable that disposes of its members together, in the order of insertion.
///
/// Members can be removed and disposed of earlier.
///
/// `@unchecked Sendable`: the lock guards `members` and `lastKey`.
public final class CompositeDisposable: DisposeBase, Cancelable, @unchecked Sendable {
  /// A key with which a member can be removed.
  public struct DisposeKey: Sendable {
    fileprivate let value: Int
  }

  private let lock = Lock()
  /// The members by key; nil after disposal.
  @exclusivity(unchecked) private var members: [Int: any Disposable]?
  @exclusivity(unchecked) private var lastKey = 0

  /// Creates a composite disposable without members.
  public override init() {
    members = [:]
    super.init()
  }

  /// Creates a composite disposable with these two members.
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }

  /// Creates a composite disposable with these three members.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3])
  }

  /// Creates a composite disposable with these members.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposable4: any Disposable, _ disposables: any Disposable...
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
  }

  /// Creates a composite disposable with these members.
  public init(disposables: [any Disposable]) {
    members = Dictionary(uniqueKeysWithValues: disposables.enumerated().map { ($0.offset + 1, $0.element) })
    lastKey = disposables.count
    super.init()
  }

  /// A Boolean value that says whether it has been disposed of.
  public var isDisposed: Bool { lock { members == nil } }

  /// The number of members; 0 after disposal.
  public var count: Int { lock { members?.count ?? 0 } }

  /// Adds a member, or disposes of it at once if this composite has been disposed of already.
  ///
  /// - Returns: The key with which the member can be removed; nil if it was disposed of at once.
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

  /// Removes the member with this key and disposes of it; does nothing if it has been removed already.
  public func remove(for disposeKey: DisposeKey) {
    lock { members?.removeValue(forKey: disposeKey.value) }?.dispose()
  }

  /// Disposes of all members, and of members that are inserted later.
  public func dispose() {
    let all = lock { () -> [Int: any Disposable]? in
      defer { members = nil }
      return members
    }
    for (_, member) in (all ?? [:]).sorted(by: { $0.key < $1.key }) { member.dispose() }
  }
}
