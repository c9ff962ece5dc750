import Reactive

/// Whether a mark can be a part of a code.
///
/// Leave it unchanged.
func isClean(_ mark: Character) -> Bool {
  mark.isASCII && (mark.isUppercase || mark.isNumber)
}

/// The hook of the coat whose ticket is read, or nil without one.
func hook(
  for marks: Observable<Character>, in hooks: [String: Int]
) -> Single<Int?> {
  // Let only the marks of the code reach `toArray`.
  marks
    .toArray()
    .map { code in hooks[String(code)] }
}
