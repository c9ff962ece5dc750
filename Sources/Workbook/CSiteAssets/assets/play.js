// The playground: lets the reader compose a chain of operators, and shows every event of every step.
//
// `play-chain.js` runs the chain, and edits its marbles and parameters. This script adds and removes sources and steps, draws
// every step, and reads and writes links.
(function () {
  "use strict";
  var play = window.rxbookPlay;
  var composer = document.querySelector(".composer");
  var chainBox = composer.querySelector(".chain"), code = composer.querySelector(".program code");
  var make = rxbookMake, letters = play.letters, step = play.step;
  var table = null, lanes = [], message, status;
  // Whether subscriptions are drawn, and whether the code prints the events of each step.
  var usualSettings = { subscriptions: true, steps: false }, settings = Object.assign({}, usualSettings);
  var edit = play.editor(chainBox, {
    arrange: arrange, show: show, span: function () { return edit.chain.duration; },
    frame: function (isNarrow) { return edit.chain.duration / (isNarrow ? 30 : 40); }
  });

  // Links

  // The chain as a list, followed by the switches if one of them has been changed.
  function packed(chain) {
    var isUsual = Object.keys(settings).every(function (name) { return settings[name] === usualSettings[name]; });
    return play.packed(chain).concat(isUsual ? [] : [[Number(settings.subscriptions), Number(settings.steps)]]);
  }
  function check(isRight, words) { if (!isRight) { throw new Error(words); } }
  function isText(value) { return typeof value === "string" && value.length <= 200; }
  function isTime(value) { return Number.isInteger(value) && value >= 0 && value <= table.longest; }
  // The given values of the parameters. An operator may have got more parameters since a link was made.
  function filled(given, parameters) {
    return parameters.map(function (parameter, index) { return index < given.length ? given[index] : parameter.usual; });
  }
  // For each version of the format, the function that reads it. Links are shared, so keep the old functions.
  var readers = {
    1: function (list) {
      check(Array.isArray(list) && isTime(list[0]) && list[0] >= step, "its duration is missing");
      check(Array.isArray(list[1]) && list[1].length > 0 && list[1].length <= letters.length, "it has no sources, or too many");
      check(Array.isArray(list[2]) && list[2].length <= table.stageLimit, "it has too many steps");
      return {
        duration: list[0],
        sources: list[1].map(function (source, index) {
          check(Array.isArray(source) && source[0] === letters[index], "a source has an unknown name");
          check(play.kindOf(source[1]), "it has an unknown kind of source");
          check(Array.isArray(source[2]) && source[2].every(isText), "a source is damaged");
          check(Array.isArray(source[3]) && source[3].length <= table.markLimit, "a row has too many marbles");
          return {
            name: source[0], kind: source[1], parameters: filled(source[2], play.kindOf(source[1]).parameters),
            marks: source[3].map(function (mark) {
              check(Array.isArray(mark) && isTime(mark[0]) && [0, 1, 2].indexOf(mark[1]) >= 0 && isText(mark[2]),
                "a marble is damaged");
              return { time: mark[0], kind: mark[1], text: mark[2] };
            })
          };
        }),
        stages: list[2].map(function (stage) {
          check(Array.isArray(stage) && stage.every(isText), "a step is damaged");
          check(play.stageOf(stage[0]), "it has an unknown operator, " + String(stage[0]));
          return { kind: stage[0], parameters: filled(stage.slice(1), play.stageOf(stage[0]).parameters) };
        })
      };
    }
  };
  // Returns the chain of a list in the current format.
  play.read = readers[1];
  // Returns the chain and the switches in the address, or null if the address contains none.
  function linked() {
    var parts = /^#(\d+)=(.*)$/.exec(location.hash);
    if (!parts) { return null; }
    check(readers[parts[1]], "it was made by a newer version of this page");
    var list;
    try {
      list = JSON.parse(decodeURIComponent(parts[2]));
    } catch (error) {
      throw new Error("it is damaged or incomplete");
    }
    var switches = Array.isArray(list) && Array.isArray(list[3]) ? list[3] : [1, 0];
    return {
      chain: readers[parts[1]](list), settings: { subscriptions: switches[0] === 1, steps: switches[1] === 1 }
    };
  }
  function address() { return play.fragment(packed(edit.chain)); }

  // Controls

  // Creates all controls.
  function arrange() {
    lanes = [];
    var parts = edit.chain.sources.map(sourceBox);
    var more = play.control("add-source", "", "Add source", "", function () {
      edit.change("Source added", function () {
        edit.chain.sources.push({
          name: letters[edit.chain.sources.length], kind: "cold", parameters: [],
          marks: [{ time: 20, kind: 0, text: "x" }, { time: 60, kind: 0, text: "y" }, { time: 100, kind: 1, text: "" }]
        });
      });
    });
    more.hidden = edit.chain.sources.length === letters.length;
    parts.push(make("p", "more"));
    parts[parts.length - 1].append(more);
    edit.replace(chainBox.querySelector(".steps"), parts.concat(edit.chain.stages.map(stageBox), addBox()));
  }
  function lane(box) {
    var own = edit.lane(box);
    lanes.push(own);
    return own;
  }
  function sourceBox(source, index) {
    var box = make("section", "source"), kind = play.kindOf(source.kind), key = "source-" + index;
    box.setAttribute("aria-label", "Source " + source.name);
    var head = make("div", "tools");
    head.append(make("b", "name", source.name), play.field("", play.select(table.sources.map(function (one) {
      return { title: one.title, value: one.kind };
    }), source.kind, function (value) {
      edit.change("Source " + source.name + ": " + play.kindOf(value).title, function () {
        source.kind = value;
        source.parameters = play.kindOf(value).parameters.map(function (parameter) { return parameter.usual; });
      });
    }), key + "-kind"));
    head.querySelector("select").setAttribute("aria-label", "Kind of source " + source.name);
    head.title = kind.words;
    head.append.apply(head, edit.parameterFields(source, kind.parameters, key, "Source " + source.name));
    if (kind.hasMarks) { head.append.apply(head, edit.markTools(source, index)); }
    if (index > 0 && index === edit.chain.sources.length - 1) {
      head.append(play.control(key + "-close", "close", "\u2715", "Remove source " + source.name, function () {
        edit.change("Source " + source.name + " removed", function () { edit.chain.sources.pop(); });
      }));
    }
    box.append(head);
    var own = lane(box);
    own.source = index;
    if (kind.hasMarks) { edit.listen(own, source, index); }
    return box;
  }
  function stageBox(stage, index) {
    var box = make("section", "stage"), kind = play.stageOf(stage.kind), key = "stage-" + index;
    box.setAttribute("aria-label", "Step " + (index + 1) + ", " + kind.title);
    var buttons = make("span", "buttons");
    function move(by, words) {
      return function () {
        edit.change(kind.title + " moved " + words, function () {
          edit.chain.stages.splice(index + by, 0, edit.chain.stages.splice(index, 1)[0]);
        });
        // At an end of the list, one of the two buttons is disabled and can't take the focus.
        var again = ["-up", "-down"].map(function (name) {
          return chainBox.querySelector('[data-key="stage-' + (index + by) + name + '"]');
        });
        (again[by < 0 ? 0 : 1].disabled ? again[by < 0 ? 1 : 0] : again[by < 0 ? 0 : 1]).focus();
      };
    }
    var up = play.control(key + "-up", "", "\u2191", "Move step " + (index + 1) + " up", move(-1, "up"));
    var down = play.control(key + "-down", "", "\u2193", "Move step " + (index + 1) + " down", move(1, "down"));
    up.disabled = index === 0;
    down.disabled = index === edit.chain.stages.length - 1;
    buttons.append(up, down, play.control(key + "-close", "close", "\u2715", "Remove step " + (index + 1), function () {
      edit.change(kind.title + " removed", function () { edit.chain.stages.splice(index, 1); });
      var next = chainBox.querySelector('[data-key="stage-' + index + '-kind"]') ||
        chainBox.querySelector('[data-key="add-kind"]');
      next.focus();
    }));
    box.append(edit.stageHead(stage, index, null, buttons), make("p", "words", kind.words));
    lane(box).stage = index;
    return box;
  }
  var added = "map";
  function addBox() {
    var box = make("div", "tools add");
    if (edit.chain.stages.length === table.stageLimit) {
      box.append(make("span", "", "A chain has at most " + table.stageLimit + " steps."));
      return box;
    }
    var list = play.select(play.stageOptions(), added, function (value) { added = value; });
    box.append(play.field("Next operator", list, "add-kind"), play.control("add", "place", "Add", "", function () {
      edit.change(play.stageOf(added).title + " added", function () {
        var parameters = play.stageOf(added).parameters;
        if (edit.chain.sources.length === 1 && parameters.some(function (one) { return one.type === "row"; })) {
          edit.chain.sources.push({
            name: "b", kind: "cold", parameters: [], marks: [{ time: 30, kind: 0, text: "5" }, { time: 70, kind: 0, text: "6" },
              { time: 110, kind: 1, text: "" }]
          });
        }
        edit.chain.stages.push({ kind: added, parameters: edit.usual(parameters) });
      });
    }));
    return box;
  }

  // Drawing

  // Returns a row for each subscription: when it starts, and when it ends.
  function subscriptionParts(name, events) {
    var rows = [], open = [];
    events.forEach(function (event) {
      if (event[4] === 3) {
        rows.push([event]);
        open.push(rows[rows.length - 1]);
      } else if (event[4] === 4 && open.length > 0) {
        open.shift().push(event);
      }
    });
    return rows.slice(0, 6).map(function (row) { return edit.part(name + "^", row, row[0][0]); });
  }
  function partsOf(events) {
    function on(kind, one, other) {
      return events.filter(function (event) {
        return event[1] === kind && event[2] === one && (other === undefined || event[3] === other);
      });
    }
    function isEvent(event) { return event[4] !== 3 && event[4] !== 4; }
    var sources = edit.chain.sources.map(function (source, index) {
      var hasMarks = play.kindOf(source.kind).hasMarks;
      var row = hasMarks ? edit.row(source, index, true) : edit.part(source.name, on(0, index).filter(isEvent));
      return { row: row, more: settings.subscriptions ? subscriptionParts(source.name, on(0, index)) : [] };
    });
    var stages = edit.chain.stages.map(function (stage, index) {
      var own = on(1, index), names = play.answer.inner[index] || [];
      var turns = own.filter(function (event) { return !isEvent(event); }), first = turns[0], last = turns[turns.length - 1];
      var isOver = own.some(function (event) { return event[4] === 1 || event[4] === 2; });
      return {
        row: edit.part(String(index + 1), own.filter(function (event) {
          return isEvent(event) || event === last && event[4] === 4 && !isOver;
        }), first ? first[0] : 0),
        more: names.slice(0, 12).map(function (name, number) {
          var all = on(2, index, number), isOver = false;
          return all.length === 0 ? null : edit.part(name, all.filter(function (event) {
            isOver = isOver || event[4] === 1 || event[4] === 2;
            return isEvent(event) || event[4] === 4 && !isOver;
          }), all[0][0]);
        }).filter(Boolean)
      };
    });
    return { sources: sources, stages: stages };
  }
  // Colours the elements of a step like those of the step before it: with the same text, or else at the same time.
  function inherit(step, before, sources) {
    step.row.entries.forEach(function (one) {
      function isSame(other) { return other.text === one.text; }
      function isNow(other) { return other.time === one.time; }
      var known = before.entries.filter(function (other) { return (other.hues || []).length && other.time <= one.time; });
      var count = (one.hues || []).length;
      var own = [].concat.apply([], sources.map(function (source) { return source.entries.filter(isSame); }));
      // At the same time, the element may come from another source, an inner sequence, or several elements.
      var isOpen = count === 0 || count === 1 && step.more.length === 0 && !own.some(isNow);
      var cause = known.filter(isSame).pop() || isOpen && known.filter(isNow).pop();
      if (one.kind === "element" && cause) { one.hues = cause.hues; }
    });
  }
  function words(problem) { return problem.position ? problem.message + " (character " + problem.position + ")" : problem.message; }
  // Runs the chain, and shows everything that depends on its events. `change` says what has changed.
  function show(change) {
    var answer = play.answer = play.run(edit.chain, settings.steps) || {
      types: [], stageTypes: [], stageCodes: [], sourceProblems: [], stage: -1, problem: null, inner: [], events: [], code: "",
      crash: "The playground can't run this chain.", isCutOff: 0
    };
    play.chain = edit.chain;
    var parts = partsOf(answer.events), above = [], below = [], subscriptions = [];
    parts.sources.forEach(function (one) {
      above.push(one.row);
      subscriptions = subscriptions.concat(one.more);
    });
    parts.stages.forEach(function (one) { below = below.concat(one.row, one.more); });
    var width = edit.colour(above, below, subscriptions), focus = edit.focused();
    parts.stages.forEach(function (one, index) { inherit(one, (parts.stages[index - 1] || parts.sources[0]).row, above); });
    lanes.forEach(function (own) {
      var isStage = own.stage !== undefined, index = isStage ? own.stage : own.source;
      var one = isStage ? parts.stages[index] : parts.sources[index], isAfter = isStage && answer.stage >= 0 && index >= answer.stage;
      var problem = isStage ? (index === answer.stage ? answer.problem : null) : answer.sourceProblems[index];
      var crash = isStage && index === edit.chain.stages.length - 1 ? answer.crash : "";
      edit.tell(
        own, problem ? words(problem) : crash, (isStage ? "stage-" : "source-") + index, problem ? problem.parameter : -1);
      own.image.parentNode.hidden = isAfter;
      if (isAfter) { return; }
      var name = isStage ? "Step " + (index + 1) + ", " + play.stageOf(edit.chain.stages[index].kind).title : "Source " + one.row.name;
      var type = isStage ? answer.stageTypes[index] : answer.types[index];
      edit.draw(own, [one.row].concat(one.more), width);
      own.image.setAttribute("role", isStage ? "img" : "group");
      own.image.setAttribute("aria-label", name + ", " + type + ": " + edit.described(one.row) +
        one.more.map(function (row) { return "; " + row.name.trim() + ": " + edit.described(row); }).join(""));
      own.image.parentNode.dataset.type = type;
    });
    focus();
    // Safari throws an error if the address changes more than a hundred times in half a minute.
    if (!edit.dragged && !edit.isBroken) {
      try { history.replaceState(null, "", address()); } catch (error) { /* It is shown later. */ }
    }
    play.showCode(code, answer.code || "// Fix the problem first, and the code appears here.\n");
    var last = parts.stages[parts.stages.length - 1] || parts.sources[0];
    var sourceProblem = answer.sourceProblems.find(Boolean);
    var outcome = sourceProblem ? words(sourceProblem) : answer.stage >= 0 ? "Step " + (answer.stage + 1) + ": " + words(answer.problem) :
      answer.crash || "Result: " + edit.described(last.row) + (answer.isCutOff ? "; stopped after too many events" : "");
    if (change !== "" || !status.textContent) { status.textContent = [change, outcome].filter(Boolean).join(". "); }
    message.hidden = !answer.isCutOff;
    message.textContent = answer.isCutOff ? "This chain emits too many events, so the run was stopped." : "";
    var duration = chainBox.querySelector('[data-key="duration"]');
    if (duration !== document.activeElement) { duration.value = edit.chain.duration; }
    chainBox.querySelector('[data-key="undo"]').disabled = edit.past.length === 0;
    chainBox.querySelector('[data-key="redo"]').disabled = edit.future.length === 0;
  }

  // Start

  function checkbox(words, name) {
    var box = make("input");
    box.type = "checkbox";
    box.checked = settings[name];
    box.addEventListener("change", function () {
      settings[name] = box.checked;
      show(words);
    });
    var label = make("label", "switch");
    box.dataset.key = name;
    label.append(box, " " + words);
    return label;
  }
  function build() {
    var bar = make("div", "tools bar-tools");
    var duration = play.input(String(edit.chain.duration), true, function (value) {
      var number = Math.floor(Number(value));
      if (!(number >= step && number <= table.longest)) { return; }
      edit.record("duration");
      edit.chain.duration = number;
      show("Duration " + number + " ms");
    });
    bar.append(
      play.control("undo", "", "Undo", "", edit.undo), play.control("redo", "", "Redo", "", edit.redo),
      play.control("reset", "", "Reset", "", function () {
        edit.change("Reset", function () {
          edit.chain = readers[1](table.start);
          edit.chosen = null;
        });
      }),
      play.field("Duration in ms", duration, "duration"), checkbox("Subscriptions", "subscriptions"));
    if (!play.isEmbedded) { bar.append(checkbox("Print every step", "steps")); }
    bar.append.apply(bar, play.sharing("Playground", function (words) { status.textContent = words; }));
    message = make("p", "problem");
    message.hidden = true;
    status = make("output", "status");
    status.setAttribute("aria-live", "polite");
    chainBox.replaceChildren(bar, status, message, make("div", "steps"));
  }
  function open(isFirst) {
    var words = "";
    try {
      var given = linked();
      if (!given && !isFirst) { return; }
      if (!isFirst) { edit.record(); }
      edit.chain = given ? given.chain : readers[1](table.start);
      settings = given ? given.settings : settings;
    } catch (error) {
      words = "This link can't be opened, because " + error.message;
      // The chain on the page isn't lost, and the address stays, because a newer page may be able to open it.
      if (isFirst) { edit.chain = readers[1](table.start); }
      words += isFirst ? ". Here is the first example instead" : "";
      edit.isBroken = true;
    }
    edit.forget();
    build();
    arrange();
    show(words);
    if (words) {
      message.hidden = false;
      message.textContent = words + ".";
    }
  }
  play.start().then(function () {
    table = play.table;
    open(true);
    composer.classList.add("live");
    addEventListener("hashchange", function () { if (location.hash !== address()) { open(false); } });
    play.onResize(function () { show(""); });
    document.documentElement.dataset.playground = "live";
  }).catch(function (error) {
    composer.querySelector(".needs").textContent = "The playground can't run here: " + error.message;
  });
})();
