import Reactive

final class Form {
  let name = BehaviorRelay(value: "")
  let age = BehaviorRelay(value: 0)
  let courses: Observable<String>
  let isComplete: Observable<Bool>
  let answers: Observable<String>

  init(office: Office, save: Observable<Void>) {
    courses = office.get("/courses")
      .share(replay: 1, scope: .forever)
    isComplete = Observable.combineLatest(name, age) { name, age in
      !name.isEmpty && age >= 6
    }
    .distinctUntilChanged()
    answers =
      save
      .withLatestFrom(name)
      .flatMapLatest { name in
        office.get("/book/\(name)").catchAndReturn("try later")
      }
      .enumerated()
      .map { index, answer in "\(index + 1): \(answer)" }
      .observe(on: MainScheduler.instance)
  }
}
