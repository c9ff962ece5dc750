import Lesson
import Reactive

/// Only the latest inner sequence.
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
}
