import Lesson
import Reactive

/// The newest sequence, and no other.
@ExampleListBuilder
var switching: ExampleList {
  diagram(
    "merge of answers",
    """
    rooms:  --a---b--------|
    a:        --------1--X
    b:            --3---------|
    """
  ) { (rooms: Observable<Observable<Int>>) in
    rooms.merge()
  }

  diagram(
    "switchLatest",
    """
    rooms:  --a---b--------|
    a:        --------1--X
    b:            --3---------|
    """
  ) { (rooms: Observable<Observable<Int>>) in
    rooms.switchLatest()
  }

  diagram(
    "switchLatest and an outer error",
    """
    rooms:  --a-----X
    a:        --1------2--|
    """
  ) { (rooms: Observable<Observable<Int>>) in
    rooms.switchLatest()
  }
}
