// Runs chains of operators in the WebAssembly module, draws rows, and lets the reader edit marbles and parameters.
//
// The pages of the playground and of the puzzles use it. The module `play/module.js` checks and runs a chain, and writes its
// Swift code. `Composition` in Swift describes a chain, and `play/table.js` lists its operators.
(function () {
  "use strict";
  var play = window.rxbookPlay = { chain: null, answer: null };
  var make = rxbookMake, letters = ["a", "b", "c", "d", "e", "f"];
  var kindNames = ["element", "completed", "error"], step = 10, longestText = 24;
  var table = null, live = null, machine = null, compiled = null;
  play.letters = letters;
  play.step = step;
  // On a page inside another one, only the rows and the controls are shown.
  play.isEmbedded = /^\?embed\b/.test(location.search);
  if (play.isEmbedded) { document.documentElement.classList.add("embed"); }

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

  // Loads the module and the table of operators.
  play.start = function () {
    return Promise.all([
      rxbookLoad("live/drawing.js"), rxbookLoad("play/table.js"), rxbookLoad("play/module.js")
    ]).then(function () {
      table = play.table;
      live = window.rxbookLive;
      return unpacked();
    }).then(function (bytes) { return WebAssembly.compile(bytes); }).then(function (module) {
      compiled = module;
      begin();
    });
  };

  play.kindOf = function (name) { return table.sources.find(function (one) { return one.kind === name; }); };
  play.stageOf = function (name) { return table.stages.find(function (one) { return one.kind === name; }); };

  // Controls

  play.control = function (name, className, text, title, action) {
    var button = make("button", className, text);
    button.type = "button";
    if (title) {
      button.title = title;
      button.setAttribute("aria-label", title);
    }
    button.addEventListener("click", action);
    button.dataset.key = name;
    return button;
  };
  play.field = function (words, element, key) {
    var label = make("label", "", words + " ");
    element.dataset.key = key;
    label.append(element);
    return label;
  };
  play.select = function (options, value, action) {
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
  };
  play.input = function (value, isNumber, action) {
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
  };

  // Links

  // The chain as a list: its duration, its sources and its stages. Version 1 of the format of links.
  play.packed = function (chain) {
    return [chain.duration, chain.sources.map(function (source) {
      return [source.name, source.kind, source.parameters, source.marks.map(function (mark) {
        return [mark.time, mark.kind, mark.text];
      })];
    }), chain.stages.map(function (stage) { return [stage.kind].concat(stage.parameters); })];
  };
  play.fragment = function (list) { return "#1=" + encodeURIComponent(JSON.stringify(list)); };
  // Copies `words`, and calls `tell` with the outcome.
  play.copy = function (words, success, tell) {
    var copying = navigator.clipboard ? navigator.clipboard.writeText(words) : Promise.reject();
    copying.then(function () { return success; }, function () {
      return "Copying failed, because the browser doesn't allow it.";
    }).then(tell);
  };
  // The buttons that copy the link to this page, and the line that embeds it. A page inside another one has a link instead.
  play.sharing = function (title, tell) {
    if (play.isEmbedded) {
      var link = make("a", "whole", "Open the whole page");
      link.href = "#";
      link.addEventListener("click", function (event) {
        var address = location.href.replace(/\?embed\b/, "");
        event.preventDefault();
        // A strict sandbox allows no second window.
        if (!window.open(address)) { location.href = address; }
      });
      return [link];
    }
    return [
      play.control("link", "", "Copy link", "", function () { play.copy(location.href, "Link copied.", tell); }),
      play.control("embed", "", "Embed", "Copy a line of HTML that embeds this page", function () {
        var address = location.href.replace(/[?#].*/, "") + "?embed" + location.hash;
        play.copy('<iframe sandbox="allow-scripts" src="' + address.replace(/&/g, "&amp;").replace(/"/g, "&quot;") + '" title="' +
          title + '" width="100%" height="640"></iframe>', "The line for your page is copied.", tell);
      })
    ];
  };

  // Code

  // The kinds of tokens and their elements, which the style sheet colours as in the chapters.
  var colours = [
    [/^"(?:\\.|[^"\\])*"/, "bdi"], [/^\/\/.*/, "span", "c"], [/^\d[\d_]*/, "span", "n"],
    [/^(?:import|let|var|func|in|guard|else|return|extension|where|self|true|false)\b/, "b"],
    [/^[A-Z]\w*/, "u"], [/^\w+(?=\(| \{)/, "i"], [/^(?:\s+|\w+|[\s\S])/, ""]
  ];
  // Shows Swift code in an element.
  play.showCode = function (element, text) {
    var parts = [];
    while (text) {
      var colour = colours.find(function (one) { return one[0].test(text); }), token = colour[0].exec(text)[0];
      parts.push(colour[1] ? make(colour[1], colour[2], token) : token);
      text = text.slice(token.length);
    }
    element.replaceChildren.apply(element, parts);
  };

  // Editing

  // Returns an editor of the chain that is shown in `box`. `hooks.arrange` creates all controls again, `hooks.show` draws the
  // rows again, `hooks.span` returns the milliseconds that are drawn, and `hooks.frame` those of a column. `hooks.texts` returns
  // the usual texts of a source's elements.
  play.editor = function (box, hooks) {
    var edit = { chain: null, chosen: null, dragged: null, isBroken: false, past: [], future: [] };
    var lastKey = null;
    // Records the chain before a change. Changes with the same key are undone together.
    edit.record = function (key) {
      if (key && key === lastKey) { return; }
      lastKey = key || null;
      edit.isBroken = false;
      edit.past.push(JSON.stringify(edit.chain));
      if (edit.past.length > 200) { edit.past.shift(); }
      edit.future = [];
    };
    // Changes the chain, and shows it. `words` says what has changed.
    edit.change = function (words, body, key) {
      edit.record(key);
      body();
      hooks.arrange();
      hooks.show(words);
    };
    function restore(from, to, words) {
      if (from.length === 0) { return; }
      to.push(JSON.stringify(edit.chain));
      edit.chain = JSON.parse(from.pop());
      edit.forget();
      hooks.arrange();
      hooks.show(words);
    }
    edit.undo = function () { restore(edit.past, edit.future, "Undone"); };
    edit.redo = function () { restore(edit.future, edit.past, "Redone"); };
    // Forgets the selected marble, and starts a new step for undo.
    edit.forget = function () {
      lastKey = null;
      edit.chosen = null;
      edit.dragged = null;
    };
    addEventListener("keydown", function (event) {
      if (!edit.chain || !(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") { return; }
      if (event.target.matches("input:not([type=checkbox])")) { return; }
      event.preventDefault();
      if (event.shiftKey) { edit.redo(); } else { edit.undo(); }
    });

    // Parameters

    // The names of all sources except the first one come first, because a chain starts with the first one.
    function rowNames() {
      return edit.chain.sources.map(function (source) { return source.name; }).slice(1).concat(edit.chain.sources[0].name);
    }
    // Returns the controls for the parameters of a stage or a source.
    edit.parameterFields = function (owner, parameters, key, words) {
      return parameters.map(function (parameter, index) {
        var name = key + "-" + index, value = owner.parameters[index];
        function set(value, isChoice) {
          function body() { owner.parameters[index] = value; }
          if (isChoice) { return edit.change(words + ": " + parameter.name + " " + value, body); }
          edit.record(name);
          body();
          hooks.show(words + ": " + parameter.name + " " + value);
        }
        function choose(value) { set(value, true); }
        if (parameter.for && parameter.for.indexOf(innerKind(owner.parameters[0])) < 0) { return null; }
        var element;
        if (parameter.choices) {
          element = play.select(parameter.choices.map(function (one) { return { title: one, value: one }; }), value, choose);
        } else if (parameter.type === "row") {
          element = play.select([{ title: "choose", value: "" }].concat(rowNames().map(function (one) {
            return { title: one, value: one };
          })), value, choose);
        } else if (parameter.type === "inner") {
          element = play.select(rowNames().map(function (one) { return { title: "source " + one, value: one }; })
            .concat(table.inner.filter(function (one) { return one.kind !== "row"; }).map(function (one) {
              return { title: one.title, value: one.kind };
            })), value, function (value) {
            edit.change(words + ": " + parameter.name + " " + value, function () {
              var before = innerKind(owner.parameters[0]);
              owner.parameters[0] = value;
              if (before !== innerKind(value)) { owner.parameters[1] = usualFor(innerKind(value)); }
            });
          });
        } else {
          element = play.input(value, parameter.type === "number" || parameter.type === "time", set);
        }
        return play.field(parameter.name, element, name);
      }).filter(Boolean);
    };
    function innerKind(value) { return letters.indexOf(value) >= 0 ? "row" : value; }
    function usualFor(kind) { return table.inner.find(function (one) { return one.kind === kind; }).usual; }
    // Returns the parameters of an operator that has just been chosen.
    edit.usual = function (parameters) {
      return parameters.map(function (parameter) {
        return parameter.type === "row" ? (edit.chain.sources[1] || { name: "" }).name : parameter.usual;
      });
    };

    // Returns the controls of a step, which can be one of `kinds`. `buttons` comes before its parameters.
    edit.stageHead = function (stage, index, kinds, buttons) {
      var head = make("div", "tools operator"), kind = play.stageOf(stage.kind), key = "stage-" + index;
      var list = play.select(play.stageOptions(kinds), stage.kind, function (value) {
        edit.change("Step " + (index + 1) + ": " + play.stageOf(value).title, function () {
          stage.kind = value;
          stage.parameters = edit.usual(play.stageOf(value).parameters);
        });
      });
      list.setAttribute("aria-label", "Operator of step " + (index + 1));
      head.append(make("b", "name", String(index + 1)), play.field("", list, key + "-kind"));
      if (buttons) { head.append(buttons); }
      var fields = edit.parameterFields(stage, kind.parameters, key, kind.title);
      if (fields.length > 0) {
        var group = make("span", "parameters");
        group.append.apply(group, fields);
        head.append(group);
      }
      return head;
    };

    // Marbles

    function sorted(source) {
      source.marks.sort(function (one, other) {
        return one.time - other.time || (one.kind > 0) - (other.kind > 0);
      });
    }
    function wordsOf(source, mark) {
      return source.name + ": " + (mark.kind === 0 ? mark.text : kindNames[mark.kind]) + " at " + mark.time + " ms";
    }
    function textsOf(source) { return hooks.texts ? hooks.texts(source) : []; }
    // Adds a mark after the last element, or at `time`. A row has only one terminal event.
    function add(source, kind, time, given) {
      var before = source.marks.filter(function (mark) { return mark.kind === 0; });
      var end = source.marks.find(function (mark) { return mark.kind > 0; });
      if (source.marks.length >= table.markLimit) { return; }
      var last = before[before.length - 1], texts = textsOf(source);
      var text = given || texts.find(function (one) {
        return !before.some(function (mark) { return mark.text === one; });
      }) || texts[0] || (last ? next(last.text) : "1");
      if (kind === 2) { text = "X"; } else if (kind === 1) { text = ""; }
      var mark = { time: time === undefined ? (last ? last.time + 2 * step : 0) : time, kind: kind, text: text };
      edit.change(wordsOf(source, mark), function () {
        if (kind > 0) {
          source.marks = before;
          if (end && time === undefined) { mark.time = Math.max(mark.time, end.time); }
        }
        mark.time = Math.min(mark.time, hooks.span());
        if (kind === 0 && end && end.time < mark.time) { end.time = Math.min(mark.time + 2 * step, hooks.span()); }
        source.marks.push(mark);
        sorted(source);
        edit.chosen = { source: edit.chain.sources.indexOf(source), mark: source.marks.indexOf(mark) };
      });
    }
    function next(text) {
      if (/^-?\d+$/.test(text)) { return String(Number(text) + 1); }
      return /^[a-y]$/.test(text) ? String.fromCharCode(text.charCodeAt(0) + 1) : text;
    }
    function remove(index, number) {
      var source = edit.chain.sources[index], mark = source.marks[number];
      if (!mark) { return; }
      edit.change(wordsOf(source, mark) + " removed", function () {
        source.marks.splice(number, 1);
        edit.chosen = null;
      });
      focusMark(index, Math.min(number, source.marks.length - 1));
    }
    // Moves a mark to `time`, but no element after the terminal event.
    function moveTo(source, mark, time) {
      var low = 0, high = hooks.span();
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
      var mark = box.querySelector('[data-mark="' + source + "-" + number + '"]');
      if (mark) { mark.focus({ preventScroll: true }); }
    }
    function timeAt(own, pointer) {
      var frame = own.image.getBoundingClientRect(), size = own.image.viewBox.baseVal;
      var x = (pointer.clientX - frame.x) * size.width / frame.width;
      return ((x - own.staves[0].margin) / own.staves[0].column - 0.5) * frameOf();
    }
    // Returns the controls for the marbles of a source.
    edit.markTools = function (source, index) {
      var key = "source-" + index, tools = [
        play.control(key + "-add", "", "Element", "Add an element to " + source.name, function () { add(source, 0); }),
        play.control(key + "-end", "", "Complete", "Complete " + source.name, function () { add(source, 1); }),
        play.control(key + "-fail", "", "Error", "Let " + source.name + " fail with an error", function () { add(source, 2); })
      ];
      // Either changes the selected element, or adds one.
      textsOf(source).forEach(function (text, number) {
        var own = edit.chosen && edit.chosen.source === index ? source.marks[edit.chosen.mark] : null;
        var words = own && own.kind === 0 ? "Change to " : "Place ";
        tools.push(play.control(key + "-text-" + number, "", text, words + text, function () {
          if (!own || own.kind > 0) { return add(source, 0, undefined, text); }
          edit.change("Marble " + text, function () { own.text = text; });
        }));
      });
      var own = edit.chosen && edit.chosen.source === index ? source.marks[edit.chosen.mark] : null;
      if (own && own.kind !== 1) {
        var label = play.input(own.text, false, function (value) {
          edit.record(key + "-label-" + edit.chosen.mark);
          own.text = value.slice(0, longestText);
          hooks.show("Marble " + own.text);
        });
        label.className = "short";
        tools.push(play.field(own.kind === 0 ? "element" : "error", label, key + "-label"));
      }
      if (own) {
        tools.push(play.control(key + "-remove", "", "Delete", "Delete the selected marble", function () {
          remove(index, edit.chosen.mark);
        }));
      }
      return tools;
    };
    // Lets the reader edit the marks of a source with the mouse, touch or the keyboard.
    edit.listen = function (own, source, index) {
      var image = own.image;
      image.classList.add("edited");
      image.addEventListener("pointerdown", function (pointer) {
        var mark = pointer.target.closest("[data-mark]");
        if (pointer.button !== 0 || !mark) { return; }
        var number = Number(mark.dataset.mark.split("-")[1]);
        edit.dragged = { mark: source.marks[number], source: source, from: pointer.clientX, hasMoved: false, offset: 0 };
        edit.dragged.offset = timeAt(own, pointer) - edit.dragged.mark.time;
        image.setPointerCapture(pointer.pointerId);
        edit.chosen = { source: index, mark: number };
        pointer.preventDefault();
      });
      image.addEventListener("pointermove", function (pointer) {
        if (!edit.dragged || edit.dragged.source !== source) { return; }
        if (!edit.dragged.hasMoved && Math.abs(pointer.clientX - edit.dragged.from) < 3) { return; }
        if (!edit.dragged.hasMoved) {
          edit.record();
          edit.dragged.hasMoved = true;
        }
        if (moveTo(source, edit.dragged.mark, timeAt(own, pointer) - edit.dragged.offset)) {
          edit.chosen.mark = source.marks.indexOf(edit.dragged.mark);
          hooks.show("");
        }
      });
      function drop() {
        if (!edit.dragged || edit.dragged.source !== source) { return; }
        var hasMoved = edit.dragged.hasMoved, mark = edit.dragged.mark;
        edit.dragged = null;
        hooks.arrange();
        hooks.show(hasMoved ? wordsOf(source, mark) : "Selected " + wordsOf(source, mark));
        focusMark(index, edit.chosen.mark);
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
        if (time >= 0 && time <= hooks.span()) { add(source, 0, time); }
      });
      image.addEventListener("focusin", function (event) {
        var mark = event.target.closest("[data-mark]");
        if (!mark || edit.dragged) { return; }
        var number = Number(mark.dataset.mark.split("-")[1]);
        if (edit.chosen && edit.chosen.source === index && edit.chosen.mark === number) { return; }
        edit.chosen = { source: index, mark: number };
        hooks.arrange();
        hooks.show("");
        focusMark(index, number);
      });
      image.addEventListener("keydown", function (event) {
        var mark = event.target.closest("[data-mark]");
        if (!mark || event.altKey || event.ctrlKey || event.metaKey) { return; }
        var number = Number(mark.dataset.mark.split("-")[1]), own = source.marks[number];
        if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
          edit.record(own);
          moveTo(source, own, own.time + (event.key === "ArrowLeft" ? -1 : 1) * step * (event.shiftKey ? 5 : 1));
          edit.chosen = { source: index, mark: source.marks.indexOf(own) };
          hooks.show(wordsOf(source, own));
          focusMark(index, edit.chosen.mark);
        } else if (event.key === "Delete" || event.key === "Backspace") {
          remove(index, number);
        } else if (event.key === "Enter") {
          var label = box.querySelector('[data-key="source-' + index + '-label"]');
          if (label) { label.focus(); }
        } else {
          return;
        }
        event.preventDefault();
      });
    };

    // Drawing

    // The duration of a column in milliseconds. A phone has room for fewer columns.
    function frameOf() { return hooks.frame(box.clientWidth < 420); }
    function column(time) { return time / frameOf(); }
    function columns() { return Math.floor(column(hooks.span())) + 1; }
    // Returns a row with its events, such as the output of a step.
    edit.part = function (name, events, start) {
      var entries = [], isOver = false;
      events.forEach(function (event) {
        var kind = ["element", "completed", "error", "subscription", "disposal", "element"][event[4]];
        entries.push({ column: column(event[0]), time: event[0], kind: kind, text: event[5] });
        isOver = isOver || kind === "completed" || kind === "error" || kind === "disposal";
      });
      return { name: name, entries: entries, start: column(start || 0), goesOn: !isOver, end: columns() - 1 };
    };
    // Returns the row of a source's marbles, which the reader can edit if `isOpen` is true.
    edit.row = function (source, index, isOpen) {
      var row = edit.part(source.name, source.marks.map(function (mark) {
        return [mark.time, 0, index, 0, mark.kind, mark.text];
      }));
      if (!isOpen) { return row; }
      row.row = { id: source.name };
      row.entries.forEach(function (entry, number) {
        entry.mark = { id: index + "-" + number };
        entry.words = wordsOf(source, source.marks[number]);
        if (edit.chosen && edit.chosen.source === index && edit.chosen.mark === number) { entry.state = "chosen"; }
      });
      return row;
    };
    // Adds the place of a row to `parent`, below the place of its problem.
    edit.lane = function (parent) {
      var one = { image: document.createElementNS("http://www.w3.org/2000/svg", "svg") };
      var frame = make("div", "lane");
      frame.append(one.image);
      one.problem = make("p", "problem");
      one.problem.hidden = true;
      parent.append(one.problem, frame);
      return one;
    };
    // Shows the message of a problem, or none, and connects it with the field of the parameter that causes it.
    edit.tell = function (own, message, key, parameter) {
      own.problem.hidden = !message;
      own.problem.textContent = message || "";
      own.problem.id = "problem-" + key;
      box.querySelectorAll('[aria-describedby="' + own.problem.id + '"]').forEach(function (field) {
        field.removeAttribute("aria-invalid");
        field.removeAttribute("aria-describedby");
      });
      var field = message && parameter >= 0 && box.querySelector('[data-key="' + key + "-" + parameter + '"]');
      if (field) {
        field.setAttribute("aria-invalid", "true");
        field.setAttribute("aria-describedby", own.problem.id);
      }
    };
    // Replaces the contents of `place`, and restores the focus.
    edit.replace = function (place, parts) {
      var focused = document.activeElement, key = focused && focused.dataset ? focused.dataset.key : "";
      var mark = focused && focused.dataset ? focused.dataset.mark : "";
      var cursor = focused && focused.selectionStart;
      place.replaceChildren.apply(place, parts);
      if (mark) {
        key = "";
        box.dataset.mark = mark;
      }
      var again = key && box.querySelector('[data-key="' + key + '"]');
      if (again && again !== document.activeElement) {
        again.focus({ preventScroll: true });
        if (cursor !== null && cursor !== undefined && again.setSelectionRange) { again.setSelectionRange(cursor, cursor); }
      }
      // A button that has disappeared must not take the focus with it.
      if (key && (!again || again.hidden)) { place.querySelector("select, input, button").focus({ preventScroll: true }); }
    };
    // Sets the colours of all elements. Returns the number of letters that the names of the rows need.
    edit.colour = function (above, below, others) {
      // An element whose text is the name of a row would get the colour of that row.
      var width = 1, names = above.concat(below, others).map(function (row) {
        width = Math.max(width, Math.min(5, row.name.length));
        var pair = [row, row.name];
        row.name = "";
        return pair;
      });
      live.colour(above, [], below);
      names.forEach(function (pair) { pair[0].name = pair[1]; });
      return width;
    };
    // Focuses the marble again that had the focus before the rows were drawn.
    edit.focused = function () {
      var mark = document.activeElement && document.activeElement.dataset ? document.activeElement.dataset.mark : "";
      mark = mark || box.dataset.mark;
      delete box.dataset.mark;
      return function () {
        var again = mark && box.querySelector('[data-mark="' + mark + '"]');
        if (again && again !== document.activeElement && !edit.dragged) { again.focus({ preventScroll: true }); }
      };
    };
    edit.described = function (row) {
      return row.entries.map(function (entry) {
        return (entry.kind === "element" ? entry.text : entry.kind + (entry.text ? " " + entry.text : "")) +
          " at " + entry.time + " ms";
      }).join(", ") || "nothing";
    };
    edit.draw = function (own, rows, width) {
      rows.forEach(function (row) { row.name = (row.name.slice(0, 5) + "\u00A0".repeat(width)).slice(0, width); });
      own.staves = live.draw(own.image, rows, columns(), 1e6);
      own.image.querySelectorAll("[data-mark]").forEach(function (mark) { mark.tabIndex = 0; });
    };
    return edit;
  };

  // Lists

  // Returns the options of a list of operators, which are all of them or those whose identifiers are in `kinds`.
  play.stageOptions = function (kinds) {
    return table.stages.filter(function (one) { return !kinds || kinds.indexOf(one.kind) >= 0; }).map(function (one) {
      return { group: one.group, title: one.title, value: one.kind };
    });
  };
  // Calls `draw` when the width of the window changes, because drawings fill it.
  play.onResize = function (draw) {
    var width = innerWidth;
    addEventListener("resize", function () {
      if (innerWidth === width) { return; }
      width = innerWidth;
      draw();
    });
  };
})();
