import Reactive

@available(*, deprecated)
final class FormRenamed {
  let name = Variable("")
  let age = Variable(0)
  let courses: Observable<String>
  let isComplete: Observable<Bool>
  let answers: Observable<String>

  init(office: Office, save: Observable<Void>) {
    courses = office.get("/courses").share(replay: 1)
    isComplete =
      Observable
      .combineLatest(name.asObservable(), age.asObservable()) {
        name, age in !name.isEmpty && age >= 6
      }
      .distinctUntilChanged()
    answers =
      save
      .withLatestFrom(name.asObservable())
      .flatMapLatest { name in
        office.get("/book/\(name)").catchAndReturn("try later")
      }
      .enumerated()
      .map { index, answer in "\(index + 1): \(answer)" }
      .observe(on: MainScheduler.instance)
  }
}
