import Reactive

@available(*, deprecated)
final class Form2017 {
  let name = Variable("")
  let age = Variable(0)
  let courses: Observable<String>
  let isComplete: Observable<Bool>
  let answers: Observable<String>

  init(office: Office, save: Observable<Void>) {
    courses = office.get("/courses").shareReplay(1)
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
        office.get("/book/\(name)").catchErrorJustReturn("try later")
      }
      .mapWithIndex { answer, index in "\(index + 1): \(answer)" }
      .observeOn(MainScheduler.instance)
  }
}
