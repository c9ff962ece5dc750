/// An error that the user can fix.
///
/// Its description says what is wrong and what to do. The program prints it and exits with the status for usage errors.
package protocol UserError: Error, CustomStringConvertible {}
