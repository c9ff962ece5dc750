/// The arguments of this process, as `CommandLine.arguments` returns them.
public enum ProgramArguments {
  /// Replaces the arguments of this process with `arguments`.
  ///
  /// Call it while the process has a single thread. A forked process that runs another program has no other way to pass
  /// arguments to it. Code in Swift 6 mode may not set `CommandLine.arguments`, because other threads may read them, so
  /// this module is compiled in Swift 5 mode.
  public static func replace(by arguments: [String]) {
    let setter: any Setting.Type = Setter.self
    setter.set(arguments)
  }

  /// Hides the deprecated setter from the compiler, which would warn about a direct call.
  private protocol Setting {
    static func set(_ arguments: [String])
  }

  private enum Setter: Setting {
    @available(*, deprecated)
    static func set(_ arguments: [String]) { CommandLine.arguments = arguments }
  }
}
