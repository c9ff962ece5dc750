/// The superclass of the disposables that contain others.
///
/// `@unchecked Sendable`: it has no state; each subclass guards its own.
public class DisposeBase: @unchecked Sendable {
  init() {}
}
