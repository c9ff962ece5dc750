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
  marks
    .filter(isClean)
    .skip(while: { mark in mark == "Z" })
    .take(6)
    .toArray()
    .map { code in hooks[String(code)] }
}
