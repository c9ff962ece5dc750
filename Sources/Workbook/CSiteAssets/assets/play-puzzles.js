// The puzzles: shows one after another, and judges answers by the events that the library emits, or with `play-orders.js` by the
// output of an example.
//
// `PuzzleMaker` in Swift makes the puzzles in `play/puzzle-list.js`. When the reader has solved all of them, this script draws
// other marbles for one of them, and checks that the rules of `Puzzle.isSound` still hold, so change both together.
(function () {
  "use strict";
  var play = window.rxbookPlay, make = rxbookMake;
  var composer = document.querySelector(".composer"), box = composer.querySelector(".chain");
  // The positions of an event's parts; `ChainEvent` lists the kinds. Kinds 0 to 2 are elements, completions and errors.
  var TIME = 0, KIND = 4, TEXT = 5;
  var kinds = ["choose", "place", "predict", "fix", "order"], duration = 300, step = play.step;
  var titles = {
    choose: "Which operator turns this into that?", place: "Place the marbles of the source",
    predict: "Place what comes out", fix: "Fix the chain", order: "Put the lines in order"
  };
  var tasks = {
    choose: "A step is missing. Choose the one that turns the source into the wanted row.",
    place: "Place the marbles of a, so the chain emits the wanted row. Click the row, or use the buttons.",
    predict: "Place what the chain emits in the row out. Click the row, or use the buttons.",
    fix: "One step is wrong. Change or replace it, so the chain emits the wanted row.",
    order: "These lines of an example are mixed up. Drag them, or use the buttons, so the example prints the wanted output."
  };
  var chapters, lanes = {}, message, status, score, nextButton, checkButton, hintButton;
  // The puzzle, its wanted events, the answer so far, and the puzzles of the series.
  // `ordering` has the controls of a puzzle about the order of lines.
  var puzzle = null, ordering = null, wanted = [], chosen = null, isOver = false, lost = 0, hints = 0, touched = null, series = [];
  // The milliseconds that are drawn.
  var span = duration;
  var filter = { kind: "", level: "" };
  var edit = play.editor(box, {
    arrange: arrange, show: show, span: function () { return span; },
    // The result often consists of the elements of the sources.
    texts: function () {
      if (puzzle.kind !== "predict") { return []; }
      var texts = [];
      puzzle.chain.sources.forEach(function (source) {
        source.marks.forEach(function (mark) {
          if (mark.kind === 0 && texts.indexOf(mark.text) < 0 && texts.length < 8) { texts.push(mark.text); }
        });
      });
      return texts;
    },
    // Marbles that are ten milliseconds apart don't overlap. Short rows are drawn with more columns, so they fill the page:
    // a column has 8 px, a name and the ends of a row have 64 px, and drawings are enlarged by 1.6.
    frame: function (isNarrow) { return isNarrow ? 7 : Math.min(5, 8 * span / (box.clientWidth / 1.6 - 64)); }
  });

  // Puzzles

  function chapterOf(number) { return chapters.find(function (one) { return one.number === number; }); }
  function marksOf(text) {
    return text.split(" ").filter(Boolean).map(function (mark) {
      var parts = /^(\d+)(?::(.*)|(\||X))$/.exec(mark);
      return { time: Number(parts[1]), kind: parts[3] ? (parts[3] === "X" ? 2 : 1) : 0, text: parts[3] === "X" ? "X" : parts[2] || "" };
    });
  }
  function listOf(chapter, kind) { return (kind === "order" ? chapter.orders : chapter.puzzles[kind]) || []; }
  function stageOf(list) { return { kind: list[0], parameters: list.slice(1) }; }
  // Returns the puzzle with this address: the chapter's number, the kind, and the numbers of the puzzle and the variation.
  function read(chapter, kind, number, variation) {
    var list = listOf(chapterOf(chapter) || { puzzles: {} }, kind)[number - 1];
    if (!list) { return null; }
    if (kind === "order") {
      return { chapter: chapter, kind: kind, number: number, level: list[0], example: play.orderPuzzle(list) };
    }
    var one = {
      chapter: chapter, kind: kind, number: number, variation: variation, level: list[0], slot: list[3],
      options: list[4].map(stageOf), chain: {
        duration: duration, stages: list[2].map(stageOf), sources: list[1].map(function (row, index) {
          return { name: play.letters[index], kind: "cold", parameters: [], marks: marksOf(row) };
        })
      }
    };
    return variation > 0 ? varied(one) : one;
  }
  function nameOf(one) {
    return [one.chapter, one.kind, one.number].concat(one.variation > 0 ? one.variation : []).join("-");
  }
  function copy(value) { return JSON.parse(JSON.stringify(value)); }
  function withStage(chain, slot, stage) {
    var other = copy(chain);
    other.stages.splice.apply(other.stages, [slot, 1].concat(stage || []));
    return other;
  }
  function withMarks(chain, marks) {
    var other = copy(chain);
    other.sources[0].marks = marks;
    return other;
  }

  // Results

  // Returns the events that the chain emits, or null if it can't run.
  function resultOf(chain) {
    var answer = play.run(chain, false), last = chain.stages.length - 1;
    if (!answer || answer.stage >= 0 || answer.crash || answer.isCutOff || answer.sourceProblems.some(Boolean)) { return null; }
    var events = answer.events.filter(function (event) {
      return event[1] === (last < 0 ? 0 : 1) && event[2] === Math.max(last, 0) && event[KIND] !== 3 && event[KIND] !== 4;
    });
    return events.some(function (event) { return event[KIND] === 5; }) ? null : events;
  }
  function eventsOf(marks) {
    return marks.filter(function (mark) { return mark.time <= duration; }).map(function (mark) {
      return [mark.time, 0, 0, 0, mark.kind, mark.text];
    });
  }
  function isSame(one, other) {
    return one[TIME] === other[TIME] && one[KIND] === other[KIND] && (one[KIND] !== 0 || one[TEXT] === other[TEXT]);
  }
  function areSame(events, others) {
    return Boolean(events && others) && events.length === others.length &&
      events.every(function (event, index) { return isSame(event, others[index]); });
  }

  // Variations

  // Returns a function that returns random numbers from 0 to `limit - 1`, which are the same for the same seed.
  function randomNumbers(seed) {
    var state = seed >>> 0;
    return function (limit) {
      state = (state + 0x6D2B79F5) >>> 0;
      var mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
    };
  }
  // Returns the puzzle with other marbles.
  function varied(original) {
    var seed = original.variation * 7919 + original.number * 101 + original.chapter * 13 + kinds.indexOf(original.kind);
    var random = randomNumbers(seed);
    for (var attempt = 0; attempt < 60; attempt++) {
      var one = copy(original);
      one.chain.sources.forEach(function (source, index) {
        var time = 10 * index + 20 * random(3), texts = source.marks.map(function (mark) { return mark.text; });
        var areNumbers = source.marks.every(function (mark) { return mark.kind > 0 || /^\d$/.test(mark.text); });
        var elements = texts.filter(function (text, at) { return source.marks[at].kind === 0; });
        source.marks.forEach(function (mark) {
          mark.time = time;
          time += 20 + 20 * (random(2) * random(4));
          if (mark.kind === 0) { mark.text = areNumbers ? String(1 + random(9)) : elements[random(elements.length)]; }
        });
      });
      if (isSound(one)) { return one; }
    }
    original.variation = 0;
    return original;
  }
  function isSound(one) {
    var chain = one.chain, result = resultOf(chain);
    var elements = (result || []).filter(function (event) { return event[KIND] === 0; });
    if (!result || elements.length < 1 || elements.length > 8) { return false; }
    if (elements.some(function (event) { return Array.from(event[TEXT]).length > 10; })) { return false; }
    // A text must not cover the next element of the row.
    if (elements.slice(1).some(function (next, index) {
      var event = elements[index], length = Array.from(event[TEXT]).length;
      return length > 1 && 8 * (next[TIME] - event[TIME]) < 7 * (7 * length - 3);
    })) { return false; }
    if (chain.sources.some(function (source) { return areSame(eventsOf(source.marks), result); })) { return false; }
    if (chain.sources.some(function (source) { return source.marks.some(function (mark) { return mark.time >= duration - 10; }); })) {
      return false;
    }
    if (!areSame(resultOf(Object.assign(copy(chain), { duration: 2 * duration })), result)) { return false; }
    var everyStepMatters = chain.stages.every(function (stage, index) {
      return !areSame(resultOf(withStage(chain, index)), result);
    });
    // A result that depends on the order of simultaneous events changes when one of the sources is a little later.
    var dependsOnOrder = chain.sources.some(function (source, index) {
      var later = copy(chain);
      later.sources[index].marks.forEach(function (mark) { mark.time += 1; });
      var other = resultOf(later);
      return !other || other.length !== result.length || other.some(function (event, at) {
        return event[KIND] !== result[at][KIND] || event[KIND] === 0 && event[TEXT] !== result[at][TEXT] || Math.abs(event[TIME] - result[at][TIME]) > 7;
      });
    });
    return everyStepMatters && !dependsOnOrder && isKindSound(one, result, elements);
  }
  function isKindSound(one, result, elements) {
    var chain = one.chain;
    if (one.kind === "choose" || one.kind === "fix") {
      var others = one.options.map(function (option) { return resultOf(withStage(chain, one.slot, option)); });
      return others.every(Boolean) && others.filter(function (other) { return areSame(other, result); }).length ===
        (one.kind === "choose" ? 1 : 0);
    }
    if (one.kind === "predict") {
      return result.every(function (event) { return event[TIME] % 10 === 0; }) && elements.every(function (event, index) {
        return (index === 0 || event[TIME] > elements[index - 1][TIME]) && Array.from(event[TEXT]).length <= 4;
      });
    }
    var placed = result.map(function (event) { return { time: event[TIME], kind: event[KIND], text: event[KIND] === 2 ? "X" : event[TEXT] }; });
    return chain.sources[0].marks.filter(function (mark) { return mark.kind === 0; }).length >= 2 &&
      !areSame(resultOf(withMarks(chain, [])), result) && !areSame(resultOf(withMarks(chain, placed)), result);
  }

  // Score

  var progress = rxbookProgress;
  // The points for each solved puzzle. A page that can't store anything remembers them until it is closed.
  var points = progress.read().puzzles;
  // The name of a puzzle in the reader's progress: its chapter's folder, and the rest of its address.
  function keyOf(one) {
    return decodeURIComponent(chapterOf(one.chapter).path.split("/")[0]) + "/" + nameOf(one).replace(/^\d+-/, "");
  }
  function isSolved(one) { return points[keyOf(one)] > 0; }
  function showScore() {
    var names = Object.keys(points);
    var all = names.reduce(function (sum, name) { return sum + points[name]; }, 0);
    score.textContent = names.length + " solved, " + all + (all === 1 ? " point" : " points");
  }
  function reward() {
    var name = keyOf(puzzle), own = Math.max(1, 3 - lost);
    // Another tab may have stored more.
    points = Object.assign(points, progress.read().puzzles);
    if (!(points[name] >= own)) {
      points[name] = own;
      progress.record("puzzles", name, own);
    }
    showScore();
    return own;
  }

  // Choosing puzzles

  function all(chapter, kind) {
    return listOf(chapter, kind).map(function (list, index) { return read(chapter.number, kind, index + 1, 0); });
  }
  // Returns three puzzles of a chapter, if possible of different kinds, which are the first ones that the reader hasn't solved.
  function threeOf(chapter) {
    var orders = all(chapter, "order");
    if (kinds.every(function (kind) { return kind === "order" || all(chapter, kind).length === 0; })) {
      return orders.slice(0, 3);
    }
    var second = ["order", "predict", "place"].find(function (kind) { return all(chapter, kind).length > 0; });
    var three = ["choose", second, "fix"].map(function (kind) {
      var some = kind ? all(chapter, kind) : [];
      return some.find(function (one) { return !isSolved(one); }) || some[0];
    });
    return three.filter(Boolean);
  }
  function next() {
    series.shift();
    if (series.length > 0) { return start(series[0]); }
    var chapter = chapterOf(puzzle.chapter), some = [];
    kinds.forEach(function (kind) { if (!filter.kind || kind === filter.kind) { some = some.concat(all(chapter, kind)); } });
    some = some.filter(function (one) { return !filter.level || one.level === Number(filter.level); });
    if (some.length === 0) { return say("There is no such puzzle in this chapter. Choose another kind or level."); }
    // Simple puzzles come first, and kinds alternate.
    var fresh = some.filter(function (one) { return !isSolved(one) && nameOf(one) !== nameOf(puzzle); });
    fresh.sort(function (one, other) {
      return one.level - other.level || one.number - other.number || (one.kind === puzzle.kind) - (other.kind === puzzle.kind);
    });
    if (fresh.length > 0) {
      var lowest = fresh.filter(function (one) { return one.level === fresh[0].level; });
      return start(lowest.find(function (one) { return one.kind !== puzzle.kind; }) || lowest[0]);
    }
    // There are no variations of examples.
    some = some.filter(function (one) { return one.kind !== "order"; });
    if (some.length === 0) { return say("You have solved all puzzles of this kind. Choose another chapter, kind or level."); }
    var one = some[Math.floor(Math.random() * some.length)];
    start(read(one.chapter, one.kind, one.number, 1 + Math.floor(Math.random() * 9999)));
  }

  // Answers

  // The chain of the answer so far, or null if the reader hasn't chosen anything.
  function answered() {
    if (puzzle.kind !== "choose") { return edit.chain; }
    return chosen === null ? null : withStage(puzzle.chain, puzzle.slot, puzzle.options[chosen]);
  }
  // The events of the answer so far.
  function given() {
    if (puzzle.kind === "predict") { return eventsOf(edit.chain.sources[edit.chain.sources.length - 1].marks); }
    return resultOf(answered() || withStage(puzzle.chain, puzzle.slot));
  }
  // Returns a sentence about the first event that differs.
  function difference(events) {
    var isPredicted = puzzle.kind === "predict", index = 0;
    while (index < events.length && index < wanted.length && isSame(events[index], wanted[index])) { index += 1; }
    var own = events[index], right = wanted[index], time = Math.min(own ? own[TIME] : Infinity, right ? right[TIME] : Infinity);
    var isLater = right && right[TIME] > time;
    own = own && own[TIME] === time ? own : null;
    right = right && right[TIME] === time ? right : null;
    function words(event, verbs) {
      // Instead of an end, there may be more elements.
      return event ? verbs[event[KIND]].split("%").join(event[TEXT]) : verbs[own && own[KIND] > 0 && isLater ? 4 : 3];
    }
    return "At " + time + " ms, " + (isPredicted
      ? words(own, ["you placed %", "your row completes", "your row fails", "you placed nothing"]) + ", but " +
        words(right, ["the chain emits %", "the chain completes", "the chain fails", "the chain emits nothing", "the chain goes on"])
      : words(own, ["you get %", "your result completes", "your result fails", "you get nothing"]) + ", but " +
        words(right, ["% is wanted", "the wanted row completes", "the wanted row fails", "nothing is wanted", "the wanted row goes on"])
    ) + ".";
  }
  // Returns a sentence that says what an operator does.
  function explained(stage) {
    var kind = play.stageOf(stage.kind);
    return ["\u00A0", make("code", "", kind.title), " " + kind.words.charAt(0).toLowerCase() + kind.words.slice(1)];
  }
  // The step that the explanation of a wrong answer is about.
  function suspect() {
    if (puzzle.kind === "choose") { return chosen === null ? null : puzzle.options[chosen]; }
    if (puzzle.kind === "fix") { return touched === null ? null : edit.chain.stages[touched]; }
    return puzzle.chain.stages.length === 1 ? puzzle.chain.stages[0] : null;
  }
  function say() {
    message.replaceChildren.apply(message, Array.from(arguments));
    message.className = "verdict";
    message.scrollIntoView({ block: "nearest" });
  }
  function problemOf(chain) {
    var answer = play.run(chain, false);
    return answer ? (answer.problem || {}).message || answer.crash || (answer.isCutOff ? "The chain emits too many events." : "") : "";
  }
  function check() {
    if (puzzle.kind === "order") {
      if (ordering.isRight()) { return finish(true); }
      lost += 1;
      return say.apply(null, ["Not yet. "].concat(ordering.difference()));
    }
    if (puzzle.kind === "choose" && chosen === null) { return say("Choose a step first."); }
    var events = given();
    if (!events) {
      return say(problemOf(answered()) || "The elements of the result are sequences, but the wanted elements aren't.");
    }
    if (areSame(events, wanted)) { return finish(true); }
    drawAnswer("Your result", events);
    lost += 1;
    say.apply(null, ["Not yet. " + difference(events)].concat(suspect() ? explained(suspect()) : []));
  }
  function finish(isRight) {
    isOver = true;
    edit.past = [];
    edit.future = [];
    edit.forget();
    if (puzzle.kind === "order") {
      ordering.close(isRight);
    } else {
      arrange();
      show("");
      drawAnswer(isRight ? "Your result" : "The right result", wanted);
    }
    var own = isRight ? reward() : 0, parts = [isRight ? "Right: " + own + (own === 1 ? " point. " : " points. ") : "This is one right answer. "];
    if (!play.isEmbedded && puzzle.kind === "order") {
      parts.push("This is the example “" + puzzle.example.example + "” of chapter " + puzzle.chapter + ".");
    } else if (!play.isEmbedded) {
      var link = make("a", "", "Open the chain in the playground");
      link.href = "play.html" + play.fragment(play.packed(puzzle.kind === "predict" ? puzzle.chain : answered()));
      parts.push(link);
    }
    say.apply(null, parts);
    message.classList.add(isRight ? "right" : "shown");
    var rest = series.length - 1;
    nextButton.textContent = rest > 0 ? "Next puzzle (" + rest + " left)" : "Next puzzle";
    checkButton.disabled = hintButton.disabled = true;
    // The button is just above the message, which is in view.
    nextButton.focus({ preventScroll: true });
  }
  function hint() {
    hints += 1;
    lost += 1;
    if (hints > 2) { return reveal(); }
    hintButton.textContent = hints === 1 ? "Second hint" : "Show an answer";
    if (puzzle.kind === "order") {
      return say.apply(null, hints === 1 ? ordering.hint() : ordering.isRight() ? ["Your answer is right. Check it."] : ordering.difference());
    }
    var stage = puzzle.chain.stages[puzzle.slot], group = play.stageOf(stage.kind).group;
    if (hints === 1) {
      if (puzzle.kind === "choose") { return say("The missing step is in the group “" + group + "”."); }
      if (puzzle.kind === "fix") {
        return say("Step " + (puzzle.slot + 1) + " is wrong. A right one is in the group “" + group + "”.");
      }
      var events = puzzle.kind === "place" ? eventsOf(puzzle.chain.sources[0].marks) : wanted, last = events[events.length - 1];
      var count = events.filter(function (event) { return event[KIND] === 0; }).length;
      return say((puzzle.kind === "place" ? "One right row" : "The row") + " has " + count + (count === 1 ? " element" : " elements") +
        (last[KIND] === 1 ? ", and completes." : last[KIND] === 2 ? ", and fails." : ", and doesn't end."));
    }
    var own = given();
    if (!own) { return say(problemOf(answered()) || "The elements of the result are sequences, but the wanted elements aren't."); }
    if (areSame(own, wanted)) { return say("Your answer is right. Check it."); }
    say((answered() ? "The first difference: " : "Without the missing step: ") + difference(own));
  }
  function reveal() {
    if (puzzle.kind === "order") {
      ordering.reveal();
      return finish(false);
    }
    var stage = puzzle.chain.stages[puzzle.slot];
    if (puzzle.kind === "choose") {
      chosen = puzzle.options.findIndex(function (one) { return JSON.stringify(one) === JSON.stringify(stage); });
    } else if (puzzle.kind === "predict") {
      edit.chain.sources[edit.chain.sources.length - 1].marks = wanted.map(function (event) {
        return { time: event[TIME], kind: event[KIND], text: event[KIND] === 2 ? "X" : event[TEXT] };
      });
    } else {
      edit.chain = copy(puzzle.chain);
    }
    finish(false);
  }

  // Drawing

  function place(parent, name) {
    var own = edit.lane(parent);
    lanes[name] = own;
    return own;
  }
  function sourceBox(source, index) {
    var part = make("section", "source"), isOpen = isPlaced(index);
    part.setAttribute("aria-label", isOpen ? "Your row " + source.name : "Source " + source.name);
    if (isOpen && !isOver) {
      var tools = make("div", "tools");
      tools.append(make("b", "name", source.name));
      tools.append.apply(tools, edit.markTools(source, index));
      part.append(tools);
    }
    var own = place(part, index);
    if (isOpen && !isOver) { edit.listen(own, source, index); }
    return part;
  }
  function isPlaced(index) {
    return puzzle.kind === "place" && index === 0 || puzzle.kind === "predict" && index === edit.chain.sources.length - 1;
  }
  function codeBox(words, code) {
    var line = make("pre", "step");
    line.append(make("b", "name", words), make("code"));
    play.showCode(line.lastChild, code);
    return line;
  }
  function stageBoxes() {
    if (puzzle.kind === "fix") {
      return edit.chain.stages.map(function (stage, index) {
        var part = make("section", "stage"), names = chapterOf(puzzle.chapter).operators;
        part.setAttribute("aria-label", "Step " + (index + 1));
        // Operators with a second source need one.
        names = names.filter(function (name) {
          return edit.chain.sources.length > 1 || play.stageOf(name).parameters.every(function (one) { return one.type !== "row"; });
        });
        part.append(edit.stageHead(stage, index, names));
        part.querySelectorAll("select, input").forEach(function (field) { field.disabled = isOver; });
        part.addEventListener("change", function () { touched = index; });
        part.addEventListener("input", function () { touched = index; });
        lanes["stage-" + index] = edit.lane(part);
        lanes["stage-" + index].image.parentNode.remove();
        return part;
      });
    }
    var codes = play.run(puzzle.chain, false).stageCodes;
    return codes.map(function (code, index) {
      return codeBox(String(index + 1), puzzle.kind === "choose" && index === puzzle.slot && !isOver ? "?" : code);
    });
  }
  function choices() {
    var group = make("fieldset", "choices");
    group.append(make("legend", "", "The missing step"));
    puzzle.options.forEach(function (option, index) {
      var label = make("label"), input = make("input"), code = make("code");
      input.type = "radio";
      input.name = "choice";
      input.checked = chosen === index;
      input.disabled = isOver;
      input.dataset.key = "choice-" + index;
      input.addEventListener("change", function () { chosen = index; });
      play.showCode(code, play.run(withStage(puzzle.chain, puzzle.slot, option), false).stageCodes[puzzle.slot]);
      label.append(input, code);
      group.append(label);
    });
    return group;
  }
  // Creates all controls of the answer.
  function arrange() {
    var parts = edit.chain.sources.map(sourceBox), result = make("section", "results");
    // The row in which the reader predicts the result comes below the chain.
    var below = puzzle.kind === "predict" ? parts.splice(-1) : [];
    result.setAttribute("aria-label", "Results");
    if (puzzle.kind !== "predict") { place(result, "goal"); }
    place(result, "yours").image.parentNode.hidden = true;
    parts = parts.concat(stageBoxes(), below, result);
    if (puzzle.kind === "choose") { parts.push(choices()); }
    edit.replace(box.querySelector(".steps"), parts);
  }
  function drawRow(own, name, words, events) {
    var row = edit.part(name, events);
    edit.colour(edit.chain.sources.map(function (source, index) { return edit.row(source, index); }), [row], []);
    own.image.parentNode.hidden = false;
    edit.draw(own, [row], 4);
    own.image.setAttribute("role", "img");
    own.image.setAttribute("aria-label", words + ": " + edit.described(row));
  }
  // Draws the result of an answer. In a prediction, the reader's row is the result.
  function drawAnswer(words, events) {
    if (puzzle.kind !== "predict") { drawRow(lanes.yours, "you", words, events); }
  }
  // Draws the rows. The answer is judged only when the reader checks it.
  function show(change) {
    var rows = edit.chain.sources.map(function (source, index) { return edit.row(source, index, isPlaced(index) && !isOver); });
    var focus = edit.focused();
    edit.colour(rows, [], []);
    rows.forEach(function (row, index) {
      var own = lanes[index], isOpen = isPlaced(index);
      edit.draw(own, [row], 4);
      own.image.setAttribute("role", isOpen ? "group" : "img");
      own.image.setAttribute("aria-label", (isOpen ? "Your row " : "Source ") + row.name.trim() + ": " + edit.described(row));
    });
    focus();
    if (puzzle.kind !== "predict") { drawRow(lanes.goal, "goal", "Wanted result", wanted); }
    if (!isOver) { lanes.yours.image.parentNode.hidden = true; }
    if (puzzle.kind === "fix") {
      var answer = play.run(edit.chain, false), problem = answer && answer.problem;
      edit.chain.stages.forEach(function (stage, index) {
        var own = problem && answer.stage === index ? problem : null;
        edit.tell(lanes["stage-" + index], own ? own.message : "", "stage-" + index, own ? own.parameter : -1);
      });
    }
    if (change) { status.textContent = change; }
  }
  // Runs the chain of a puzzle, and computes how many milliseconds are drawn.
  function measure(one) {
    wanted = resultOf(one.chain);
    var times = one.chain.sources.reduce(function (all, source) { return all.concat(eventsOf(source.marks)); }, wanted);
    span = Math.max.apply(null, times.map(function (event) { return event[TIME]; })) + 4 * step;
  }
  // Shows a puzzle from its beginning.
  function start(one) {
    puzzle = one;
    chosen = touched = ordering = null;
    isOver = false;
    lost = hints = 0;
    lanes = {};
    edit.chain = copy(one.chain || { duration: duration, sources: [], stages: [] });
    if (one.chain) { measure(one); }
    if (one.kind === "place") { edit.chain.sources[0].marks = []; }
    if (one.kind === "fix") { edit.chain.stages[one.slot] = copy(one.options[0]); }
    if (one.kind === "predict") { edit.chain.sources.push({ name: "out", kind: "cold", parameters: [], marks: [] }); }
    edit.past = [];
    edit.future = [];
    edit.forget();
    build();
    if (one.kind === "order") {
      ordering = play.ordering(one.example, function (change) { status.textContent = change; });
      box.querySelector(".steps").append.apply(box.querySelector(".steps"), ordering.parts);
    } else {
      arrange();
      show("");
    }
    try { history.replaceState(null, "", "#" + nameOf(one)); } catch (error) { /* The puzzle is shown without its address. */ }
  }
  function build() {
    var bar = make("div", "tools bar-tools"), head = make("div", "task"), foot = make("div", "tools answer");
    var chapter = chapterOf(puzzle.chapter);
    score = make("span", "score");
    bar.append(
      play.field("Chapter", play.select(chapters.map(function (one) {
        return { title: one.number + " " + one.title, value: String(one.number) };
      }), String(puzzle.chapter), function (value) {
        series = threeOf(chapterOf(Number(value)));
        start(series[0]);
      }), "chapter"),
      play.field("Kind", play.select([{ title: "all", value: "" }].concat(kinds.map(function (kind) {
        return { title: titles[kind], value: kind };
      })), filter.kind, function (value) { choose("kind", value); }), "kind"),
      play.field("Level", play.select([{ title: "all", value: "" }].concat(["1", "2", "3", "4"].map(function (level) {
        return { title: level, value: level };
      })), filter.level, function (value) { choose("level", value); }), "level"), score);
    head.append(make("h2", "", titles[puzzle.kind]), make("p", "", tasks[puzzle.kind]));
    var subject = puzzle.kind === "order" ? "with an example of " : "with the operators up to ";
    var small = make("p", "words", "Level " + puzzle.level + " of 4, " + subject);
    var link = make(play.isEmbedded ? "span" : "a", "", "chapter " + chapter.number);
    if (!play.isEmbedded) { link.href = chapter.path; }
    small.append(link, isSolved(puzzle) ? " · solved before" : "");
    if (series.length > 1) { small.append(" · " + series.length + " puzzles to go"); }
    head.append(small);
    checkButton = play.control("check", "place", "Check", "", check);
    hintButton = play.control("hint", "", "Hint", "", hint);
    nextButton = play.control("next", "", "Next puzzle", "", next);
    var sharing = make("span", "buttons");
    sharing.append.apply(sharing, play.sharing("Puzzle", say));
    foot.append(checkButton, hintButton, nextButton, sharing);
    message = make("output", "verdict");
    message.setAttribute("aria-live", "polite");
    status = make("output", "status");
    status.setAttribute("aria-live", "polite");
    var key = document.activeElement && document.activeElement.dataset ? document.activeElement.dataset.key : "";
    box.replaceChildren(bar, head, make("div", "steps"), foot, message, status);
    showScore();
    var again = key && box.querySelector('[data-key="' + key + '"]');
    // After "Next puzzle", the answer starts with the first control of the puzzle.
    if (again && key !== "next") { again.focus({ preventScroll: true }); }
    if (key === "next") {
      head.tabIndex = -1;
      head.focus();
    }
  }
  function choose(name, value) {
    filter[name] = value;
    series = [];
    next();
  }
  // Opens the puzzle in the address: `#5-fix-2`, or three puzzles of a chapter, `#5`.
  function open() {
    var parts = /^#(\d+)(?:-([a-z]+)-(\d+)(?:-(\d+))?)?$/.exec(location.hash);
    // Other addresses are places on this page.
    if (puzzle && !parts) { return; }
    var chapter = parts && chapterOf(Number(parts[1])), one = parts && parts[2] && read(
      Number(parts[1]), parts[2], Number(parts[3]), Number(parts[4] || 0));
    if (one && puzzle && nameOf(one) === nameOf(puzzle)) { return; }
    series = one ? [one] : threeOf(chapter || chapters[0]);
    start(series[0]);
    if (location.hash && parts && parts[2] && !one) { say("This link leads to no puzzle of this book. Here is another one."); }
  }
  play.start().then(function () { return rxbookLoad("play/puzzle-list.js"); }).then(function () {
    chapters = play.chapters.filter(function (one) {
      return kinds.some(function (kind) { return listOf(one, kind).length > 0; });
    });
    if (chapters.length === 0) { throw new Error("no puzzle with the book's operators follows the rules."); }
    // Tests use these functions.
    play.puzzles = { read: read, isSound: isSound, result: resultOf, areSame: areSame, ordering: function () { return ordering; } };
    open();
    composer.classList.add("live");
    addEventListener("hashchange", open);
    play.onResize(function () { if (puzzle && puzzle.chain) { show(""); } });
    document.documentElement.dataset.playground = "live";
  }).catch(function (error) {
    composer.querySelector(".needs").textContent = "The puzzles can't run here: " + error.message;
  });
})();
