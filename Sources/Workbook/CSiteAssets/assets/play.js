// The playground: lets the reader compose a chain of operators, and shows every event of every step.
//
// The WebAssembly module `play/module.js` checks and runs the chain, and writes its Swift code. `Composition` in Swift
// describes the chain, and `play/table.js` lists its operators. This script only edits the chain and draws the answer.
(function () {
  "use strict";
  var play = window.rxbookPlay = { chain: null, answer: null };
  var composer = document.querySelector(".composer");
  var chainBox = composer.querySelector(".chain"), code = composer.querySelector(".program code");
  var make = rxbookMake, letters = ["a", "b", "c", "d", "e", "f"];
  var kindNames = ["element", "completed", "error"], step = 10, longestText = 24;
  var table = null, live = null, machine = null, compiled = null;
  var chain = null, past = [], future = [], lastKey = "", chosen = null, dragged = null, isBroken = false;
  var settings = { subscriptions: true, steps: false };
  var lanes = [], message, told;

  // The module

  function unpacked() {
    var bytes = Uint8Array.from(atob(play.module.text), function (letter) { return letter.charCodeAt(0); });
    if (!play.module.packed) { return bytes; }
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  }
  // The functions that the module imports from the page. No chain needs the first one.
  var functions = {
    number: function () { return NaN; },
    rest: function (number, divisor) { return number % divisor; }
  };
  function begin() { machine = new WebAssembly.Instance(compiled, { page: functions }).exports; }
  // Returns the answer of the module: the types, problems and events of a chain, and its code.
  play.run = function (chain, showsSteps) {
    // Line breaks separate values, and the module marks places in the code with other control characters.
    var lines = linesOf(chain, showsSteps).map(function (line) {
      return String(line).normalize("NFC").replace(/[\u0000-\u001F\u007F]/g, " ");
    });
    var bytes = new TextEncoder().encode(lines.join("\n"));
    try {
      new Uint8Array(machine.memory.buffer, machine.buffer(bytes.length), bytes.length).set(bytes);
      var size = machine.compose(bytes.length);
      var answer = new Uint8Array(machine.memory.buffer, machine.buffer(0), size);
      answer = JSON.parse(new TextDecoder().decode(answer));
      // The memory of an instance never shrinks.
      if (machine.memory.buffer.byteLength > 1 << 25) { begin(); }
      return answer;
    } catch (error) {
      begin();
      return null;
    }
  };
  function linesOf(chain, showsSteps) {
    var lines = [showsSteps ? 1 : 0, chain.duration, chain.sources.length];
    chain.sources.forEach(function (source) {
      lines.push(source.name, source.kind, source.parameters.length);
      lines = lines.concat(source.parameters);
      lines.push(source.marks.length);
      source.marks.forEach(function (mark) { lines.push(mark.time, mark.kind, mark.text); });
    });
    lines.push(chain.stages.length);
    chain.stages.forEach(function (stage) {
      lines.push(stage.kind, stage.parameters.length);
      lines = lines.concat(stage.parameters);
    });
    return lines;
  }

  // Links

  // The chain as a list: its duration, its sources and its stages. Version 1 of the format of links.
  function packed(chain) {
    return [chain.duration, chain.sources.map(function (source) {
      return [source.name, source.kind, source.parameters, source.marks.map(function (mark) {
        return [mark.time, mark.kind, mark.text];
      })];
    }), chain.stages.map(function (stage) { return [stage.kind].concat(stage.parameters); })];
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
          check(kindOf(source[1]), "it has an unknown kind of source");
          check(Array.isArray(source[2]) && source[2].every(isText), "a source is damaged");
          check(Array.isArray(source[3]) && source[3].length <= table.markLimit, "a row has too many marbles");
          return {
            name: source[0], kind: source[1], parameters: filled(source[2], kindOf(source[1]).parameters),
            marks: source[3].map(function (mark) {
              check(Array.isArray(mark) && isTime(mark[0]) && [0, 1, 2].indexOf(mark[1]) >= 0 && isText(mark[2]),
                "a marble is damaged");
              return { time: mark[0], kind: mark[1], text: mark[2] };
            })
          };
        }),
        stages: list[2].map(function (stage) {
          check(Array.isArray(stage) && stage.every(isText), "a step is damaged");
          check(stageOf(stage[0]), "it has an unknown operator, " + String(stage[0]));
          return { kind: stage[0], parameters: filled(stage.slice(1), stageOf(stage[0]).parameters) };
        })
      };
    }
  };
  // Returns the chain of a list in the current format.
  play.read = readers[1];
  // Returns the chain in the address, or null if the address contains none.
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
    return readers[parts[1]](list);
  }
  function address() { return "#1=" + encodeURIComponent(JSON.stringify(packed(chain))); }

  function kindOf(name) { return table.sources.find(function (one) { return one.kind === name; }); }
  function stageOf(name) { return table.stages.find(function (one) { return one.kind === name; }); }
  function copy(chain) { return JSON.parse(JSON.stringify(chain)); }

  // Changes

  // Records the chain before a change. Changes with the same key are undone together.
  function record(key) {
    if (key && key === lastKey) { return; }
    lastKey = key || "";
    isBroken = false;
    past.push(JSON.stringify(chain));
    if (past.length > 200) { past.shift(); }
    future = [];
  }
  // Changes the chain, and shows it. `words` says what has changed.
  function change(words, body, key) {
    record(key);
    body();
    arrange();
    show(words);
  }
  function restore(from, to, words) {
    if (from.length === 0) { return; }
    to.push(JSON.stringify(chain));
    chain = JSON.parse(from.pop());
    lastKey = "";
    chosen = null;
    dragged = null;
    arrange();
    show(words);
  }

  // Controls

  function control(name, className, text, title, action) {
    var button = make("button", className, text);
    button.type = "button";
    if (title) {
      button.title = title;
      button.setAttribute("aria-label", title);
    }
    button.addEventListener("click", action);
    button.dataset.key = name;
    return button;
  }
  function field(words, element, key) {
    var label = make("label", "", words + " ");
    element.dataset.key = key;
    label.append(element);
    return label;
  }
  function select(options, value, action) {
    var list = make("select");
    options.forEach(function (option) {
      var parent = list;
      if (option.group) {
        parent = list.querySelector('optgroup[label="' + option.group + '"]');
        if (!parent) {
          parent = document.createElement("optgroup");
          parent.label = option.group;
          list.append(parent);
        }
      }
      var element = make("option", "", option.title);
      element.value = option.value;
      parent.append(element);
    });
    list.value = value;
    list.addEventListener("change", function () { action(list.value); });
    return list;
  }
  function input(value, isNumber, action) {
    var element = make("input");
    element.value = value;
    element.maxLength = 200;
    element.spellcheck = false;
    element.autocapitalize = "off";
    element.autocomplete = "off";
    if (isNumber) {
      element.inputMode = "numeric";
      element.className = "short";
    }
    element.addEventListener("input", function () { action(element.value); });
    return element;
  }
  // The names of all sources except the first one come first, because a chain starts with the first one.
  function rowNames() {
    return chain.sources.map(function (source) { return source.name; }).slice(1).concat(chain.sources[0].name);
  }
  // Returns the controls for the parameters of a stage or a source.
  function parameterFields(owner, parameters, key, words) {
    return parameters.map(function (parameter, index) {
      var name = key + "-" + index, value = owner.parameters[index];
      function set(value, isChoice) {
        function body() { owner.parameters[index] = value; }
        if (isChoice) { return change(words + ": " + parameter.name + " " + value, body); }
        record(name);
        body();
        show(words + ": " + parameter.name + " " + value);
      }
      function choose(value) { set(value, true); }
      if (parameter.for && parameter.for.indexOf(innerKind(owner.parameters[0])) < 0) { return null; }
      var element;
      if (parameter.choices) {
        element = select(parameter.choices.map(function (one) { return { title: one, value: one }; }), value, choose);
      } else if (parameter.type === "row") {
        element = select([{ title: "choose", value: "" }].concat(rowNames().map(function (one) {
          return { title: one, value: one };
        })), value, choose);
      } else if (parameter.type === "inner") {
        element = select(rowNames().map(function (one) { return { title: "source " + one, value: one }; })
          .concat(table.inner.filter(function (one) { return one.kind !== "row"; }).map(function (one) {
            return { title: one.title, value: one.kind };
          })), value, function (value) {
          change(words + ": " + parameter.name + " " + value, function () {
            var before = innerKind(owner.parameters[0]);
            owner.parameters[0] = value;
            if (before !== innerKind(value)) { owner.parameters[1] = usualFor(innerKind(value)); }
          });
        });
      } else {
        element = input(value, parameter.type === "number" || parameter.type === "time", set);
      }
      return field(parameter.name, element, name);
    }).filter(Boolean);
  }
  function innerKind(value) { return letters.indexOf(value) >= 0 ? "row" : value; }
  function usualFor(kind) { return table.inner.find(function (one) { return one.kind === kind; }).usual; }
  function usual(parameters) {
    return parameters.map(function (parameter) {
      return parameter.type === "row" ? (chain.sources[1] || { name: "" }).name : parameter.usual;
    });
  }
  function stageOptions() {
    return table.stages.map(function (one) { return { group: one.group, title: one.title, value: one.kind }; });
  }

  // Creates all controls, and restores the focus.
  function arrange() {
    var focused = document.activeElement, key = focused && focused.dataset ? focused.dataset.key : "";
    var mark = focused && focused.dataset ? focused.dataset.mark : "";
    var cursor = focused && focused.selectionStart;
    lanes = [];
    var parts = chain.sources.map(sourceBox);
    var more = control("add-source", "", "Add source", "", function () {
      change("Source added", function () {
        chain.sources.push({
          name: letters[chain.sources.length], kind: "cold", parameters: [],
          marks: [{ time: 20, kind: 0, text: "x" }, { time: 60, kind: 0, text: "y" }, { time: 100, kind: 1, text: "" }]
        });
      });
    });
    more.hidden = chain.sources.length === letters.length;
    parts.push(make("p", "more"));
    parts[parts.length - 1].append(more);
    parts = parts.concat(chain.stages.map(stageBox));
    parts.push(addBox());
    chainBox.querySelector(".steps").replaceChildren.apply(chainBox.querySelector(".steps"), parts);
    if (mark) {
      key = "";
      chainBox.dataset.mark = mark;
    }
    var again = key && chainBox.querySelector('[data-key="' + key + '"]');
    if (again && again !== document.activeElement) {
      again.focus({ preventScroll: true });
      if (cursor !== null && cursor !== undefined && again.setSelectionRange) { again.setSelectionRange(cursor, cursor); }
    }
    // A button that has disappeared must not take the focus with it.
    if (key && (!again || again.hidden)) { chainBox.querySelector(".steps select").focus({ preventScroll: true }); }
  }
  function lane(box) {
    var one = { image: document.createElementNS("http://www.w3.org/2000/svg", "svg") };
    var frame = make("div", "lane");
    frame.append(one.image);
    one.problem = make("p", "problem");
    one.problem.hidden = true;
    box.append(one.problem, frame);
    lanes.push(one);
    return one;
  }
  function sourceBox(source, index) {
    var box = make("section", "source"), kind = kindOf(source.kind), key = "source-" + index;
    box.setAttribute("aria-label", "Source " + source.name);
    var head = make("div", "tools");
    head.append(make("b", "name", source.name), field("", select(table.sources.map(function (one) {
      return { title: one.title, value: one.kind };
    }), source.kind, function (value) {
      change("Source " + source.name + ": " + kindOf(value).title, function () {
        source.kind = value;
        source.parameters = kindOf(value).parameters.map(function (parameter) { return parameter.usual; });
      });
    }), key + "-kind"));
    head.querySelector("select").setAttribute("aria-label", "Kind of source " + source.name);
    head.title = kind.words;
    head.append.apply(head, parameterFields(source, kind.parameters, key, "Source " + source.name));
    if (kind.hasMarks) {
      head.append(
        control(key + "-add", "", "Element", "Add an element to " + source.name, function () { add(source, 0); }),
        control(key + "-end", "", "Complete", "Complete " + source.name, function () { add(source, 1); }),
        control(key + "-fail", "", "Error", "Let " + source.name + " fail with an error", function () { add(source, 2); }));
      var own = chosen && source.marks[chosen.mark] && chosen.source === index ? source.marks[chosen.mark] : null;
      if (own && own.kind !== 1) {
        var label = input(own.text, false, function (value) {
          record(key + "-label-" + chosen.mark);
          own.text = value.slice(0, longestText);
          show("Marble " + own.text);
        });
        label.className = "short";
        head.append(field(own.kind === 0 ? "element" : "error", label, key + "-label"));
      }
      if (own) {
        head.append(control(key + "-remove", "", "Delete", "Remove the selected marble", function () {
          remove(index, chosen.mark);
        }));
      }
    }
    if (index > 0 && index === chain.sources.length - 1) {
      head.append(control(key + "-close", "close", "\u2715", "Remove source " + source.name, function () {
        change("Source " + source.name + " removed", function () { chain.sources.pop(); });
      }));
    }
    box.append(head);
    var own = lane(box);
    own.source = index;
    if (kind.hasMarks) { listen(own, source, index); }
    return box;
  }
  function stageBox(stage, index) {
    var box = make("section", "stage"), kind = stageOf(stage.kind), key = "stage-" + index;
    box.setAttribute("aria-label", "Step " + (index + 1) + ", " + kind.title);
    var head = make("div", "tools operator");
    var list = field("", select(stageOptions(), stage.kind, function (value) {
      change("Step " + (index + 1) + ": " + stageOf(value).title, function () {
        stage.kind = value;
        stage.parameters = usual(stageOf(value).parameters);
      });
    }), key + "-kind");
    list.querySelector("select").setAttribute("aria-label", "Operator of step " + (index + 1));
    head.append(make("b", "name", String(index + 1)), list);
    var fields = make("span", "parameters");
    fields.append.apply(fields, parameterFields(stage, kind.parameters, key, kind.title));
    var buttons = make("span", "buttons");
    function move(by, words) {
      return function () {
        change(kind.title + " moved " + words, function () {
          chain.stages.splice(index + by, 0, chain.stages.splice(index, 1)[0]);
        });
        // At an end of the list, one of the two buttons is disabled and can't take the focus.
        var again = ["-up", "-down"].map(function (name) {
          return chainBox.querySelector('[data-key="stage-' + (index + by) + name + '"]');
        });
        (again[by < 0 ? 0 : 1].disabled ? again[by < 0 ? 1 : 0] : again[by < 0 ? 0 : 1]).focus();
      };
    }
    var up = control(key + "-up", "", "\u2191", "Move step " + (index + 1) + " up", move(-1, "up"));
    var down = control(key + "-down", "", "\u2193", "Move step " + (index + 1) + " down", move(1, "down"));
    up.disabled = index === 0;
    down.disabled = index === chain.stages.length - 1;
    buttons.append(up, down, control(key + "-close", "close", "\u2715", "Remove step " + (index + 1), function () {
      change(kind.title + " removed", function () { chain.stages.splice(index, 1); });
      var next = chainBox.querySelector('[data-key="stage-' + index + '-kind"]') ||
        chainBox.querySelector('[data-key="add-kind"]');
      next.focus();
    }));
    head.append(buttons);
    if (fields.firstChild) { head.append(fields); }
    box.append(head, make("p", "words", kind.words));
    lane(box).stage = index;
    return box;
  }
  var added = "map";
  function addBox() {
    var box = make("div", "tools add");
    if (chain.stages.length === table.stageLimit) {
      box.append(make("span", "", "A chain has at most " + table.stageLimit + " steps."));
      return box;
    }
    var list = select(stageOptions(), added, function (value) { added = value; });
    box.append(field("Next operator", list, "add-kind"), control("add", "place", "Add", "", function () {
      change(stageOf(added).title + " added", function () {
        var parameters = stageOf(added).parameters;
        if (chain.sources.length === 1 && parameters.some(function (one) { return one.type === "row"; })) {
          chain.sources.push({
            name: "b", kind: "cold", parameters: [], marks: [{ time: 30, kind: 0, text: "5" }, { time: 70, kind: 0, text: "6" },
              { time: 110, kind: 1, text: "" }]
          });
        }
        chain.stages.push({ kind: added, parameters: usual(parameters) });
      });
    }));
    return box;
  }

  // Marbles

  function sorted(source) {
    source.marks.sort(function (one, other) {
      return one.time - other.time || (one.kind > 0) - (other.kind > 0);
    });
  }
  function wordsOf(source, mark) {
    return source.name + ": " + (mark.kind === 0 ? mark.text : kindNames[mark.kind]) + " at " + mark.time + " ms";
  }
  // Adds a mark after the last element, or at `time`. A row has only one terminal event.
  function add(source, kind, time) {
    var before = source.marks.filter(function (mark) { return mark.kind === 0; });
    var end = source.marks.find(function (mark) { return mark.kind > 0; });
    if (source.marks.length >= table.markLimit) { return; }
    var last = before[before.length - 1], text = last ? next(last.text) : "1";
    if (kind === 2) { text = "X"; } else if (kind === 1) { text = ""; }
    var mark = { time: time === undefined ? (last ? last.time + 2 * step : 0) : time, kind: kind, text: text };
    change(wordsOf(source, mark), function () {
      if (kind > 0) {
        source.marks = before;
        if (end && time === undefined) { mark.time = Math.max(mark.time, end.time); }
      }
      mark.time = Math.min(mark.time, chain.duration);
      if (kind === 0 && end && end.time < mark.time) { end.time = Math.min(mark.time + 2 * step, chain.duration); }
      source.marks.push(mark);
      sorted(source);
      chosen = { source: chain.sources.indexOf(source), mark: source.marks.indexOf(mark) };
    });
  }
  function next(text) {
    if (/^-?\d+$/.test(text)) { return String(Number(text) + 1); }
    return /^[a-y]$/.test(text) ? String.fromCharCode(text.charCodeAt(0) + 1) : text;
  }
  function remove(index, number) {
    var source = chain.sources[index], mark = source.marks[number];
    if (!mark) { return; }
    change(wordsOf(source, mark) + " removed", function () {
      source.marks.splice(number, 1);
      chosen = null;
    });
    focusMark(index, Math.min(number, source.marks.length - 1));
  }
  // Moves a mark to `time`, but no element after the terminal event.
  function moveTo(source, mark, time) {
    var low = 0, high = chain.duration;
    source.marks.forEach(function (other) {
      if (other === mark) { return; }
      if (mark.kind > 0) { low = Math.max(low, other.time); }
      if (other.kind > 0) { high = Math.min(high, other.time); }
    });
    var before = mark.time;
    mark.time = Math.min(Math.max(Math.round(time / step) * step, low), Math.max(low, high));
    sorted(source);
    return mark.time !== before;
  }
  function focusMark(source, number) {
    var mark = chainBox.querySelector('[data-mark="' + source + "-" + number + '"]');
    if (mark) { mark.focus({ preventScroll: true }); }
  }
  function timeAt(own, pointer) {
    var frame = own.image.getBoundingClientRect(), size = own.image.viewBox.baseVal;
    var x = (pointer.clientX - frame.x) * size.width / frame.width;
    return ((x - own.staves[0].margin) / own.staves[0].column - 0.5) * frameOf();
  }
  // Lets the reader edit the marks of a source with the mouse, touch or the keyboard.
  function listen(own, source, index) {
    var image = own.image;
    image.classList.add("edited");
    image.addEventListener("pointerdown", function (pointer) {
      var mark = pointer.target.closest("[data-mark]");
      if (pointer.button !== 0 || !mark) { return; }
      var number = Number(mark.dataset.mark.split("-")[1]);
      dragged = { mark: source.marks[number], source: source, from: pointer.clientX, hasMoved: false, offset: 0 };
      dragged.offset = timeAt(own, pointer) - dragged.mark.time;
      image.setPointerCapture(pointer.pointerId);
      chosen = { source: index, mark: number };
      pointer.preventDefault();
    });
    image.addEventListener("pointermove", function (pointer) {
      if (!dragged || dragged.source !== source) { return; }
      if (!dragged.hasMoved && Math.abs(pointer.clientX - dragged.from) < 3) { return; }
      if (!dragged.hasMoved) {
        record();
        dragged.hasMoved = true;
      }
      if (moveTo(source, dragged.mark, timeAt(own, pointer) - dragged.offset)) {
        chosen.mark = source.marks.indexOf(dragged.mark);
        show("");
      }
    });
    function drop() {
      if (!dragged || dragged.source !== source) { return; }
      var hasMoved = dragged.hasMoved, mark = dragged.mark;
      dragged = null;
      arrange();
      show(hasMoved ? wordsOf(source, mark) : "Selected " + wordsOf(source, mark));
      focusMark(index, chosen.mark);
      return true;
    }
    image.addEventListener("pointerup", function () { own.isDropped = drop(); });
    image.addEventListener("pointercancel", drop);
    image.addEventListener("click", function (pointer) {
      if (own.isDropped || pointer.target.closest("[data-mark]") || !pointer.target.closest(".row.open")) {
        own.isDropped = false;
        return;
      }
      var time = Math.round(timeAt(own, pointer) / step) * step;
      if (time >= 0 && time <= chain.duration) { add(source, 0, time); }
    });
    image.addEventListener("focusin", function (event) {
      var mark = event.target.closest("[data-mark]");
      if (!mark || dragged) { return; }
      var number = Number(mark.dataset.mark.split("-")[1]);
      if (chosen && chosen.source === index && chosen.mark === number) { return; }
      chosen = { source: index, mark: number };
      arrange();
      show("");
      focusMark(index, number);
    });
    image.addEventListener("keydown", function (event) {
      var mark = event.target.closest("[data-mark]");
      if (!mark || event.altKey || event.ctrlKey || event.metaKey) { return; }
      var number = Number(mark.dataset.mark.split("-")[1]), own = source.marks[number];
      if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
        record("move " + index);
        moveTo(source, own, own.time + (event.key === "ArrowLeft" ? -1 : 1) * step * (event.shiftKey ? 5 : 1));
        chosen = { source: index, mark: source.marks.indexOf(own) };
        show(wordsOf(source, own));
        focusMark(index, chosen.mark);
      } else if (event.key === "Delete" || event.key === "Backspace") {
        remove(index, number);
      } else if (event.key === "Enter") {
        var label = chainBox.querySelector('[data-key="source-' + index + '-label"]');
        if (label) { label.focus(); }
      } else {
        return;
      }
      event.preventDefault();
    });
  }

  // Drawing

  // The duration of a column in milliseconds. A phone has room for fewer columns.
  function frameOf() { return chain.duration / (chainBox.clientWidth < 420 ? 30 : 40); }
  function column(time) { return time / frameOf(); }
  function columns() { return Math.floor(column(chain.duration)) + 1; }
  function isEnd(kind) { return kind === "completed" || kind === "error"; }
  // Returns a row with its events, such as the output of a step.
  function part(name, events, start) {
    var entries = [], isOver = false;
    events.forEach(function (event) {
      var kind = ["element", "completed", "error", "subscription", "disposal", "element"][event[4]];
      entries.push({ column: column(event[0]), time: event[0], kind: kind, text: event[5] });
      isOver = isOver || isEnd(kind) || kind === "disposal";
    });
    return { name: name, entries: entries, start: column(start || 0), goesOn: !isOver, end: columns() - 1 };
  }
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
    return rows.slice(0, 6).map(function (row) { return part(name + "^", row, row[0][0]); });
  }
  function partsOf(events) {
    function on(kind, one, other) {
      return events.filter(function (event) {
        return event[1] === kind && event[2] === one && (other === undefined || event[3] === other);
      });
    }
    function isEvent(event) { return event[4] !== 3 && event[4] !== 4; }
    var sources = chain.sources.map(function (source, index) {
      var row = part(source.name, on(0, index).filter(isEvent));
      if (kindOf(source.kind).hasMarks) {
        row = part(source.name, source.marks.map(function (mark) {
          return [mark.time, 0, index, 0, mark.kind, mark.text];
        }));
        row.row = { id: source.name };
        row.entries.forEach(function (entry, number) {
          entry.mark = { id: index + "-" + number };
          entry.words = wordsOf(source, source.marks[number]);
          if (chosen && chosen.source === index && chosen.mark === number) { entry.state = "chosen"; }
        });
      }
      return { row: row, more: settings.subscriptions ? subscriptionParts(source.name, on(0, index)) : [] };
    });
    var stages = chain.stages.map(function (stage, index) {
      var own = on(1, index), names = play.answer.inner[index] || [];
      var turns = own.filter(function (event) { return !isEvent(event); }), first = turns[0], last = turns[turns.length - 1];
      var isOver = own.some(function (event) { return event[4] === 1 || event[4] === 2; });
      return {
        row: part(String(index + 1), own.filter(function (event) {
          return isEvent(event) || event === last && event[4] === 4 && !isOver;
        }), first ? first[0] : 0),
        more: names.slice(0, 12).map(function (name, number) {
          var all = on(2, index, number), isOver = false;
          return all.length === 0 ? null : part(name, all.filter(function (event) {
            isOver = isOver || event[4] === 1 || event[4] === 2;
            return isEvent(event) || event[4] === 4 && !isOver;
          }), all[0][0]);
        }).filter(Boolean)
      };
    });
    return { sources: sources, stages: stages };
  }
  function described(row) {
    return row.entries.map(function (entry) {
      return (entry.kind === "element" ? entry.text : entry.kind + (entry.text ? " " + entry.text : "")) +
        " at " + entry.time + " ms";
    }).join(", ") || "nothing";
  }
  function draw(own, rows, width) {
    rows.forEach(function (row) { row.name = (row.name.slice(0, 5) + "\u00A0".repeat(width)).slice(0, width); });
    own.staves = live.draw(own.image, rows, columns(), 1e6);
    own.image.querySelectorAll("[data-mark]").forEach(function (mark) { mark.tabIndex = 0; });
  }
  function tell(own, problem) {
    own.problem.hidden = !problem;
    own.problem.textContent = problem || "";
  }
  function words(problem) { return problem.position ? problem.message + " (character " + problem.position + ")" : problem.message; }
  // Runs the chain, and shows everything that depends on its events. `change` says what has changed.
  function show(change) {
    var answer = play.answer = play.run(chain, settings.steps) || {
      types: [], stageTypes: [], sourceProblems: [], stage: -1, problem: null, inner: [], events: [], code: "",
      crash: "The playground can't run this chain.", isCutOff: 0
    };
    play.chain = chain;
    var parts = partsOf(answer.events), all = parts.sources.concat(parts.stages), below = [];
    parts.stages.forEach(function (one) { below = below.concat(one.row, one.more); });
    var width = 1, names = [];
    // An element whose text is the name of a row would get the colour of that row.
    all.forEach(function (one) {
      [one.row].concat(one.more).forEach(function (row) {
        width = Math.max(width, Math.min(5, row.name.length));
        names.push([row, row.name]);
        row.name = "";
      });
    });
    live.colour(parts.sources.map(function (one) { return one.row; }), [], below);
    names.forEach(function (pair) { pair[0].name = pair[1]; });
    var focused = document.activeElement && document.activeElement.dataset ? document.activeElement.dataset.mark : "";
    focused = focused || chainBox.dataset.mark;
    delete chainBox.dataset.mark;
    lanes.forEach(function (own) {
      var isStage = own.stage !== undefined, index = isStage ? own.stage : own.source;
      var one = isStage ? parts.stages[index] : parts.sources[index], isAfter = isStage && answer.stage >= 0 && index >= answer.stage;
      var problem = isStage ? (index === answer.stage ? answer.problem : null) : answer.sourceProblems[index];
      tell(own, problem ? words(problem) : isStage && answer.crash && index === chain.stages.length - 1 ? answer.crash : "");
      own.image.parentNode.hidden = isAfter;
      if (isAfter) { return; }
      var name = isStage ? "Step " + (index + 1) + ", " + stageOf(chain.stages[index].kind).title : "Source " + one.row.name;
      var type = isStage ? answer.stageTypes[index] : answer.types[index];
      draw(own, [one.row].concat(one.more), width);
      own.image.setAttribute("role", isStage ? "img" : "group");
      own.image.setAttribute("aria-label", name + ", " + type + ": " + described(one.row) +
        one.more.map(function (row) { return "; " + row.name.trim() + ": " + described(row); }).join(""));
      own.image.parentNode.dataset.type = type;
    });
    if (focused) {
      var mark = chainBox.querySelector('[data-mark="' + focused + '"]');
      if (mark && mark !== document.activeElement && !dragged) { mark.focus({ preventScroll: true }); }
    }
    // Safari throws an error if the address changes more than a hundred times in half a minute.
    if (!dragged && !isBroken) { try { history.replaceState(null, "", address()); } catch (error) { /* It is shown later. */ } }
    showCode(answer);
    var last = parts.stages[parts.stages.length - 1] || parts.sources[0];
    var sourceProblem = answer.sourceProblems.find(Boolean);
    var outcome = sourceProblem ? words(sourceProblem) : answer.stage >= 0 ? "Step " + (answer.stage + 1) + ": " + words(answer.problem) :
      answer.crash || "Result: " + described(last.row) + (answer.isCutOff ? "; stopped after too many events" : "");
    if (change !== "" || !told.textContent) { told.textContent = [change, outcome].filter(Boolean).join(". "); }
    message.hidden = !answer.isCutOff;
    message.textContent = answer.isCutOff ? "This chain emits too many events, so the run was stopped." : "";
    var duration = chainBox.querySelector('[data-key="duration"]');
    if (duration !== document.activeElement) { duration.value = chain.duration; }
    chainBox.querySelector('[data-key="undo"]').disabled = past.length === 0;
    chainBox.querySelector('[data-key="redo"]').disabled = future.length === 0;
  }

  // Code

  // The kinds of tokens and their elements, which the style sheet colours as in the chapters.
  var colours = [
    [/^"(?:\\.|[^"\\])*"/, "bdi"], [/^\/\/.*/, "span", "c"], [/^\d[\d_]*/, "span", "n"],
    [/^(?:import|let|var|func|in|guard|else|return|extension|where|self|true|false)\b/, "b"],
    [/^[A-Z]\w*/, "u"], [/^\w+(?=\(| \{)/, "i"], [/^(?:\s+|\w+|[\s\S])/, ""]
  ];
  function showCode(answer) {
    var rest = answer.code || "// Fix the problem first, and the code appears here.\n", parts = [];
    while (rest) {
      var colour = colours.find(function (one) { return one[0].test(rest); }), text = colour[0].exec(rest)[0];
      parts.push(colour[1] ? make(colour[1], colour[2], text) : text);
      rest = rest.slice(text.length);
    }
    code.replaceChildren.apply(code, parts);
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
    var duration = input(String(chain.duration), true, function (value) {
      var number = Math.floor(Number(value));
      if (!(number >= step && number <= table.longest)) { return; }
      record("duration");
      chain.duration = number;
      show("Duration " + number + " ms");
    });
    bar.append(
      control("undo", "", "Undo", "", function () { restore(past, future, "Undone"); }),
      control("redo", "", "Redo", "", function () { restore(future, past, "Redone"); }),
      control("reset", "", "Reset", "", function () {
        change("Reset", function () {
          chain = readers[1](table.start);
          chosen = null;
        });
      }),
      control("link", "", "Copy link", "", function () {
        var copying = navigator.clipboard ? navigator.clipboard.writeText(location.href) : Promise.reject();
        copying.then(function () { return "Link copied."; }, function () {
          return "Copying failed. Copy the address of this page instead.";
        }).then(function (words) { told.textContent = words; });
      }),
      field("Duration in ms", duration, "duration"), checkbox("Subscriptions", "subscriptions"),
      checkbox("Print every step", "steps"));
    message = make("p", "problem");
    message.hidden = true;
    told = make("output", "told");
    told.setAttribute("aria-live", "polite");
    chainBox.replaceChildren(bar, told, message, make("div", "steps"));
  }
  function open(isFirst) {
    var words = "";
    try {
      var given = linked();
      if (!given && !isFirst) { return; }
      if (!isFirst) { record(); }
      chain = given || readers[1](table.start);
    } catch (error) {
      words = "This link can't be opened, because " + error.message;
      // The chain on the page isn't lost, and the address stays, because a newer page may be able to open it.
      if (isFirst) { chain = readers[1](table.start); }
      words += isFirst ? ". Here is the first example instead" : "";
      isBroken = true;
    }
    chosen = null;
    lastKey = "";
    build();
    arrange();
    show(words);
    if (words) {
      message.hidden = false;
      message.textContent = words + ".";
    }
  }
  addEventListener("keydown", function (event) {
    if (!chain || !(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") { return; }
    if (event.target.matches("input:not([type=checkbox])")) { return; }
    event.preventDefault();
    if (event.shiftKey) { restore(future, past, "Redone"); } else { restore(past, future, "Undone"); }
  });
  function fail(error) {
    composer.querySelector(".needs").textContent = "The playground can't run here: " + error.message;
  }
  Promise.all([
    rxbookLoad("live/drawing.js"), rxbookLoad("play/table.js"), rxbookLoad("play/module.js")
  ]).then(function () {
    table = play.table;
    live = window.rxbookLive;
    return unpacked();
  }).then(function (bytes) { return WebAssembly.compile(bytes); }).then(function (module) {
    compiled = module;
    begin();
    open(true);
    composer.classList.add("live");
    addEventListener("hashchange", function () { if (location.hash !== address()) { open(false); } });
    // The drawings fill the page's width.
    var width = innerWidth;
    addEventListener("resize", function () {
      if (innerWidth === width) { return; }
      width = innerWidth;
      show("");
    });
    document.documentElement.dataset.playground = "live";
  }).catch(fail);
})();
