/// The arguments of this process, as `CommandLine.arguments` tells them.
public enum ProgramArguments {
  /// Has this process believe that it was started with `arguments`; to be called while it has one thread.
  ///
  /// A process that is forked to be another program has no other way. Code in the language mode of Swift 6 may not set
  /// them, because it may have several threads; this module is compiled in the one before it.
  public static func replace(by arguments: [String]) {
    let setter: any Setting.Type = Setter.self
    setter.set(arguments)
  }

  /// Keeps the compiler from warning of what is meant.
  private protocol Setting {
    static func set(_ arguments: [String])
  }

  private enum Setter: Setting {
    @available(*, deprecated)
    static func set(_ arguments: [String]) { CommandLine.arguments = arguments }
  }
}
