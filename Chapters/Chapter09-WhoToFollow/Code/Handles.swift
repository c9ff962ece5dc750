/// The handle of the account with this number, such as `ada0` or `bo8`.
func account(_ number: Int) -> String {
  let names = ["ada", "bo", "cy", "dee", "eve", "fay", "gus"]
  return names[number % names.count] + "\(number)"
}
