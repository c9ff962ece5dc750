/// A plain closure on its way to another thread.
///
/// `@unchecked Sendable`: the closures of operators are plain, so that they may capture what they like; which
/// scheduler runs them is their author's choice.
struct HandedWork: @unchecked Sendable {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}
