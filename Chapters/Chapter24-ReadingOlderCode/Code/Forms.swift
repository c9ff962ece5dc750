import Lesson
import Reactive

struct OldForms: OldCode {
  @available(*, deprecated)
  @ExampleListBuilder var examples: ExampleList {
    example(of: "the form of 2017") {
      let bag = DisposeBag()
      let office = Office()
      let save = PublishSubject<Void>()
      let form = Form2017(office: office, save: save)
      form.isComplete.subscribe { print("complete: \($0)") }
        .disposed(by: bag)
      form.answers.subscribe(onNext: { print($0) })
        .disposed(by: bag)
      for screen in ["phone", "desk"] {
        form.courses
          .subscribe(onNext: { print("\(screen): \($0)") })
          .dispose()
      }
      form.name.value = "Ada"
      form.age.value = 7
      save.onNext(())
      office.isOnline = false
      save.onNext(())
    }

    example(of: "the courses, renamed") {
      let form = FormRenamed(office: Office(), save: .never())
      for screen in ["phone", "desk"] {
        form.courses
          .subscribe(onNext: { print("\(screen): \($0)") })
          .dispose()
      }
    }
  }
}

@ExampleListBuilder var forms: ExampleList {
  example(of: "the form of today") {
    let bag = DisposeBag()
    let office = Office()
    let save = PublishSubject<Void>()
    let form = Form(office: office, save: save)
    form.isComplete.subscribe { print("complete: \($0)") }
      .disposed(by: bag)
    form.answers.subscribe(onNext: { print($0) })
      .disposed(by: bag)
    for screen in ["phone", "desk"] {
      form.courses
        .subscribe(onNext: { print("\(screen): \($0)") })
        .dispose()
    }
    form.name.accept("Ada")
    form.age.accept(7)
    save.onNext(())
    office.isOnline = false
    save.onNext(())
  }
}
