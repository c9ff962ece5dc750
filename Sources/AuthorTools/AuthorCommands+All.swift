public import BookProgram

extension AuthorCommands {
  /// All commands for authors.
  public static let all = AuthorCommands(
    build: { try $0.build() }, create: { try $0.create() }, prove: { try $0.prove() },
    serve: { try $0.serve() }, start: { try $0.start() })
}
