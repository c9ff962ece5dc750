/// The class above the disposables that hold others.
///
/// `@unchecked Sendable`: it has no state; each subclass guards its own.
public class DisposeBase: @unchecked Sendable {
  init() {}
}
