import ArgumentParser
import SystemSupport

/// The commands that programs for readers can omit: those for authors, and the practice apps.
///
/// They need the site generator, the web server and other modules, without which the program for readers is built
/// sooner. `AuthorTools` declares `AuthorCommands.all`. A program without them still parses these commands, and prints
/// their help.
public struct AuthorCommands: Sendable {
  package let build: @Sendable (BuildCommand) throws -> Void
  package let create: @Sendable (NewCommand) throws -> Void
  package let prove: @Sendable (ProveCommand) throws -> Void
  package let serve: @Sendable (ServeCommand) throws -> Void
  package let start: @Sendable (AppCommand) throws -> Void

  package init(
    build: @escaping @Sendable (BuildCommand) throws -> Void,
    create: @escaping @Sendable (NewCommand) throws -> Void,
    prove: @escaping @Sendable (ProveCommand) throws -> Void,
    serve: @escaping @Sendable (ServeCommand) throws -> Void,
    start: @escaping @Sendable (AppCommand) throws -> Void
  ) {
    (self.build, self.create, self.prove, self.serve, self.start) = (build, create, prove, serve, start)
  }
}

/// This program was built without the commands for authors.
struct MissingAuthorCommand: UserError {
  let command: String

  var description: String {
    "This program doesn't include “\(command)”. Run ./rxbook \(command), which builds the one that does."
  }
}
