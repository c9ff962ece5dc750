/// The part of the script of changed diagrams that lets a reader change them: with a mouse, a finger, or keys.
///
/// Each change plays the diagram anew. What has changed and what comes of it is said in words, too.
let liveEditingScript = """
  (function (live) {
    "use strict";
    var kept = null, count = 0, longest = 24, widest = 400;
    var meanings = ["element", "completed", "error", "subscription", "disposal"];

    function make(name, words, className) {
      var element = document.createElement(name);
      if (words) { element.textContent = words; }
      if (className) { element.className = className; }
      return element;
    }
    function copy(rows) {
      return rows.map(function (row) {
        return {
          id: "r" + count++, name: row.name, kind: row.kind, start: row.start, goesOn: row.end < 0,
          marks: row.marks.map(function (mark) {
            return { id: "m" + count++, column: mark[0], kind: mark[1], text: mark[2] };
          })
        };
      });
    }
    // Rows of the same shape can be those of each other's diagrams.
    function shapeOf(diagram) {
      var sources = diagram.rows.filter(function (row) { return row.kind !== "observer"; });
      return sources.map(function (row) {
        var inner = row.marks.some(function (mark) {
          return mark[1] === 0 && diagram.rows.some(function (other) { return other.name === mark[2]; });
        });
        return (inner ? "inner " : "") + row.kind;
      }).join();
    }

    live.open = function (figure, time, given) {
      var diagram = live.diagrams.find(function (one) { return one.index === Number(figure.dataset.live); });
      if (!diagram) { return; }
      var image = figure.querySelector("svg");
      var rows, numbers, others = [], guess = null, isGuessing = false, result, place, dragged = null, chosen = null;
      var panel = make("div", "", "change");
      var told = make("output", "", "told");
      told.setAttribute("aria-live", "polite");

      var inner = diagram.rows.map(function (row) { return row.name; }).filter(function (name) {
        return diagram.rows.some(function (row) {
          return row.marks.some(function (mark) { return mark[1] === 0 && mark[2] === name; });
        });
      });

      function reset() {
        rows = copy(diagram.rows);
        numbers = diagram.numbers.map(function (number) { return number.value; });
        guess = null;
        isGuessing = false;
        chosen = null;
      }
      function sources() { return rows.filter(function (row) { return row.kind !== "observer"; }); }
      function at(column) { return time(Math.round(column * diagram.frame)); }
      function meaning(entry) {
        if (entry.kind === "element") { return diagram.legend[entry.text] || entry.text; }
        return entry.kind === "error" && entry.text ? "error " + entry.text : entry.kind;
      }
      function words(entry) { return meaning(entry) + " at " + at(entry.column); }
      // Whether the elements of `row` are others.
      function isOuter(row) {
        var own = diagram.rows.find(function (one) { return one.name === row.name; });
        return Boolean(own) && own.marks.some(function (mark) { return inner.indexOf(mark[2]) >= 0; });
      }
      // An element is called what stands for it.
      function label(text) {
        return Object.keys(diagram.legend).find(function (key) {
          return key !== "X" && diagram.legend[key] === text;
        }) || text;
      }

      // Playing

      function sent(row) {
        return {
          name: row.name, kind: row.kind, start: row.start,
          marks: row.marks.map(function (mark) {
            var text = mark.kind === 2 ? diagram.legend.X || "X" : diagram.legend[mark.text] || mark.text;
            return { column: mark.column, kind: mark.kind, text: text };
          })
        };
      }
      function reach() {
        return rows.reduce(function (most, row) {
          return row.marks.reduce(function (most, mark) { return Math.max(most, mark.column + 1); }, most);
        }, diagram.columns);
      }
      function horizon() { return 2 * reach() + 10; }
      // A row that was an element of another one is none where nobody names it.
      function isPlayed(row) {
        return inner.indexOf(row.name) < 0 || rows.some(function (other) {
          return other !== row && other.marks.some(function (mark) { return mark.kind === 0 && mark.text === row.name; });
        });
      }
      function play(other) {
        var result = live.play(other, rows.filter(isPlayed).map(sent), numbersOf(other), horizon());
        // Without a row of its own in the code, the observer is called what it is in the chapter.
        if (!result.problem && !rows.some(function (row) { return row.kind === "observer"; })) {
          result.observers[0].name = other.result;
        }
        return result;
      }
      function numbersOf(other) {
        return other === diagram ? numbers : other.numbers.map(function (number) { return number.value; });
      }

      // Drawing

      function entries(row) {
        return row.marks.map(function (mark) {
          var entry = { column: mark.column, kind: meanings[mark.kind], text: mark.text, mark: mark };
          entry.words = row.name + ": " + words(entry);
          return entry;
        });
      }
      function isOver(row) { return row.marks.some(function (mark) { return mark.kind === 1 || mark.kind === 2; }); }
      function partOf(row) {
        return { name: row.name, row: row, start: row.start, entries: entries(row), goesOn: !isOver(row) };
      }
      function ended(track) {
        return track.entries.some(function (entry) {
          return entry.kind === "completed" || entry.kind === "error" || entry.kind === "disposal";
        });
      }
      function codeOf(other) {
        var lines = other.code.slice();
        if (other !== diagram) { return lines; }
        // From behind, so that places before stay where they are.
        other.numbers.map(function (number, index) { return [number.place, numbers[index]]; }).reverse()
          .forEach(function (pair) {
            if (!pair[0]) { return; }
            var at = pair[0], line = lines[at[0]];
            lines[at[0]] = line.slice(0, at[1]) + pair[1] + line.slice(at[1] + at[2]);
          });
        return lines;
      }
      function resultParts(result, own) {
        var parts = [];
        result.observers.forEach(function (track) {
          var row = own && rows.find(function (row) { return row.kind === "observer" && row.name === track.name; });
          var turns = row ? row.marks.slice() : [];
          var shown = track.entries.filter(function (entry) { return entry.column < horizon(); }).map(function (entry) {
            var drawn = { column: entry.column, kind: entry.kind, text: label(entry.text) };
            if (entry.kind === "sequence") {
              drawn.kind = "element";
              drawn.text = result.inner[Number(entry.text)].name || "#" + (Number(entry.text) + 1);
            }
            var turn = turns.findIndex(function (mark) { return meanings[mark.kind] === entry.kind; });
            if (turn >= 0 && (entry.kind === "subscription" || entry.kind === "disposal")) {
              drawn.mark = turns.splice(turn, 1)[0];
              drawn.words = row.name + ": " + words(entry);
            }
            return drawn;
          });
          var first = row && row.marks.length ? row.marks[0].column : 0;
          parts.push({ name: track.name, row: row, start: first, entries: shown, goesOn: !ended(track), track: track });
        });
        result.inner.forEach(function (track, index) {
          parts.push({
            name: track.name || "#" + (index + 1), start: track.start, goesOn: !ended(track),
            entries: track.entries.map(function (entry) {
              return { column: entry.column, kind: entry.kind, text: label(entry.text) };
            })
          });
        });
        result.subscriptions.forEach(function (track) {
          if (diagram.subscribed.indexOf(track.name) < 0 && !figure.classList.contains("subscribed")) { return; }
          parts.push({ name: track.name + "^", start: track.start, entries: track.entries, goesOn: !ended(track) });
        });
        return parts;
      }
      function show() {
        result = play(diagram);
        var parts = sources().map(partOf), results = [];
        parts.push({ code: codeOf(diagram) });
        if (guess) { guess.forEach(function (row) { parts.push(partOf(row)); }); }
        if (!isGuessing && !result.problem) { results = resultParts(result, true); }
        parts = parts.concat(results);
        others.forEach(function (other) {
          var result = play(other);
          parts.push({ code: codeOf(other) });
          if (!isGuessing && !result.problem) { parts = parts.concat(resultParts(result, false)); }
        });
        var columns = Math.max(diagram.columns, reach() + 6);
        parts.forEach(function (part) {
          (part.entries || []).forEach(function (entry) {
            if (entry.column < horizon()) { columns = Math.max(columns, Math.ceil(entry.column) + 2); }
          });
        });
        place = live.draw(image, parts, columns);
        image.setAttribute("aria-label", parts.filter(function (part) { return !part.code; }).map(function (part) {
          return part.name + ": " + (part.entries.map(words).join(", ") || "nothing");
        }).join(". "));
        figure.dispatchEvent(new Event("redrawn"));
        refresh();
      }
      function outcome() {
        if (result.problem) { return result.problem; }
        if (isGuessing) { return ""; }
        var all = result.observers.map(function (track) {
          return track.name + ": " + (track.entries.map(words).join(", ") || "nothing");
        });
        return all.join("; ") + (result.isCutOff ? "; there is more without an end, which is not shown" : "");
      }
      function say(change) {
        told.textContent = [change, outcome()].filter(Boolean).join(". ");
      }
      // Draws anew, with the focus on the mark that has it.
      function changed(words) {
        var focused = document.activeElement && document.activeElement.dataset && document.activeElement.dataset.mark;
        show();
        var element = focused && image.querySelector('[data-mark="' + focused + '"]');
        if (element) { element.focus(); }
        kept = { shape: shapeOf(diagram), rows: rows };
        say(words);
      }

      // Changing

      function rowOf(mark) {
        return rows.concat(guess || []).find(function (row) { return row.marks.indexOf(mark) >= 0; });
      }
      function markCalled(id) {
        var found = null;
        rows.concat(guess || []).forEach(function (row) {
          row.marks.forEach(function (mark) { if (mark.id === id) { found = mark; } });
        });
        return found;
      }
      function isEnd(mark) { return mark.kind === 1 || mark.kind === 2; }
      function sort(row) {
        row.marks.sort(function (one, other) { return one.column - other.column || isEnd(one) - isEnd(other); });
      }
      // Nothing comes before its row, or after the end of it.
      function move(mark, column) {
        var row = rowOf(mark), low = row.start, high = widest;
        row.marks.forEach(function (other) {
          if (other === mark) { return; }
          if (isEnd(mark)) { low = Math.max(low, other.column); }
          if (isEnd(other)) { high = Math.min(high, other.column); }
          if (mark.kind === 4 && other.kind === 3) { low = Math.max(low, other.column); }
          if (mark.kind === 3 && other.kind === 4) { high = Math.min(high, other.column); }
        });
        column = Math.max(low, Math.min(high, column));
        if (column === mark.column) { return false; }
        mark.column = column;
        sort(row);
        return true;
      }
      function nextText(row) {
        var texts = row.marks.filter(function (mark) { return mark.kind === 0; }).map(function (mark) { return mark.text; });
        if (isOuter(row)) { return texts[texts.length - 1] || inner[0]; }
        var whole = texts.filter(function (text) { return /^-?[0-9]+$/.test(text); }).map(Number);
        if (texts.length > 0 && whole.length === texts.length) { return String(Math.max.apply(null, whole) + 1); }
        if (texts.length === 0) { return "1"; }
        var last = texts[texts.length - 1];
        return /^[a-y]$/.test(last) ? String.fromCharCode(last.charCodeAt(0) + 1) : last;
      }
      function add(row, kind, column) {
        var end = row.marks.find(isEnd);
        if (kind === 1 || kind === 2) {
          var last = row.marks.reduce(function (most, mark) {
            return isEnd(mark) ? most : Math.max(most, mark.column);
          }, row.start);
          if (end) { end.kind = kind; return changed(row.name + ": " + meanings[kind]); }
          column = column === undefined ? Math.max(last + 2, row.start) : Math.max(column, last);
        } else if (column === undefined) {
          column = row.marks.reduce(function (most, mark) {
            return isEnd(mark) ? most : Math.max(most, mark.column + 2);
          }, row.start + 2);
        }
        if (end && kind === 0) { column = Math.min(column, end.column); }
        if (row.kind === "observer" && kind !== 3 && kind !== 4) { return; }
        var mark = { id: "m" + count++, column: Math.min(column, widest), kind: kind, text: kind === 0 ? nextText(row) : "" };
        row.marks.push(mark);
        sort(row);
        chosen = mark;
        changed(row.name + ": " + words({ kind: meanings[kind], text: mark.text, column: mark.column }) + " is new");
      }
      function remove(mark) {
        var row = rowOf(mark);
        if (row.kind === "observer" && mark.kind === 3) {
          // Who does not come is no observer.
          if (rows.filter(function (row) { return row.kind === "observer"; }).length > 1) { rows.splice(rows.indexOf(row), 1); }
          else { return say("Somebody has to be subscribed"); }
        }
        row.marks.splice(row.marks.indexOf(mark), 1);
        if (chosen === mark) { chosen = null; }
        changed(row.name + ": " + meaning({ kind: meanings[mark.kind], text: mark.text }) + " is removed");
        image.closest(".rows").focus();
      }
      function subscriber() {
        if (!rows.some(function (row) { return row.kind === "observer"; })) {
          rows.push({ id: "r" + count++, name: diagram.result, kind: "observer", start: 0,
            marks: [{ id: "m" + count++, column: 0, kind: 3, text: "" }] });
        }
        var number = rows.filter(function (row) { return row.kind === "observer"; }).length + 1;
        rows.push({ id: "r" + count++, name: "next " + number, kind: "observer", start: 0,
          marks: [{ id: "m" + count++, column: 4, kind: 3, text: "" }] });
        changed("A subscriber comes at " + at(4));
      }

      // The mouse and the finger

      function columnAt(pointer) {
        var point = new DOMPoint(pointer.clientX, pointer.clientY).matrixTransform(image.getScreenCTM().inverse());
        return Math.max(0, Math.round((point.x - place.margin - place.column / 2) / place.column));
      }
      image.addEventListener("pointerdown", function (pointer) {
        if (pointer.button !== 0) { return; }
        var element = pointer.target.closest(".mark"), row = pointer.target.closest("[data-row]");
        if (!element && !row) { return; }
        dragged = {
          mark: element && markCalled(element.dataset.mark), x: pointer.clientX, y: pointer.clientY, hasMoved: false,
          row: row && rows.concat(guess || []).find(function (one) { return one.id === row.dataset.row; })
        };
        if (dragged.mark) {
          choose(dragged.mark);
          image.setPointerCapture(pointer.pointerId);
          pointer.preventDefault();
          element.focus({ preventScroll: true });
        }
      });
      image.addEventListener("pointermove", function (pointer) {
        if (!dragged) { return; }
        if (Math.abs(pointer.clientX - dragged.x) > 4 || Math.abs(pointer.clientY - dragged.y) > 4) { dragged.hasMoved = true; }
        if (!dragged.mark || !dragged.hasMoved) { return; }
        dragged.isOut = Math.abs(pointer.clientY - dragged.y) > 48;
        if (move(dragged.mark, columnAt(pointer))) { changed(""); }
        var element = image.querySelector('[data-mark="' + dragged.mark.id + '"]');
        if (element) { element.classList.toggle("out", dragged.isOut); }
      });
      image.addEventListener("pointerup", function (pointer) {
        var done = dragged;
        dragged = null;
        if (!done) { return; }
        if (done.mark && done.isOut) { remove(done.mark); }
        else if (done.mark && done.hasMoved) {
          say(rowOf(done.mark).name + ": " + words({ kind: meanings[done.mark.kind], text: done.mark.text, column: done.mark.column }));
        } else if (!done.mark && done.row && !done.hasMoved && done.row.kind !== "observer") {
          add(done.row, 0, Math.max(columnAt(pointer), done.row.start));
        }
      });
      image.addEventListener("pointercancel", function () { dragged = null; });

      // Keys

      image.addEventListener("keydown", function (event) {
        var element = event.target.closest(".mark"), mark = element && markCalled(element.dataset.mark);
        if (!mark || event.altKey || event.ctrlKey || event.metaKey) { return; }
        var far = event.shiftKey ? 5 : 1;
        if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
          if (move(mark, mark.column + (event.key === "ArrowRight" ? far : -far))) {
            changed(rowOf(mark).name + ": " + words({ kind: meanings[mark.kind], text: mark.text, column: mark.column }));
          }
        } else if (event.key === "Delete" || event.key === "Backspace") {
          remove(mark);
        } else if (event.key === "Enter" || event.key === " ") {
          choose(mark);
          if (!value.disabled) { value.focus(); value.select(); }
        } else { return; }
        event.preventDefault();
        event.stopPropagation();
      });
      image.addEventListener("focusin", function (event) {
        var element = event.target.closest(".mark");
        if (element) { choose(markCalled(element.dataset.mark)); }
      });

      // What stands below

      function button(words, action, name) {
        var button = make("button", words);
        button.type = "button";
        if (name) { button.setAttribute("aria-label", name); button.title = name; }
        button.addEventListener("click", action);
        return button;
      }
      function field(words, input) {
        var label = make("label", words + " ");
        label.append(input);
        return label;
      }
      var row = make("select"), value = make("input");
      value.type = "text";
      value.maxLength = longest;
      value.size = 6;
      function target() {
        return rows.concat(guess || []).find(function (one) { return one.id === row.value; }) || sources()[0];
      }
      function choose(mark) {
        chosen = mark;
        if (mark) { row.value = rowOf(mark).id; }
        refresh();
      }
      value.addEventListener("input", function () {
        if (!chosen || chosen.kind !== 0 || !value.value) { return; }
        chosen.text = value.value;
        changed("");
      });
      var element = button("Add element", function () { add(target(), 0); });
      var completes = button("Completes |", function () { add(target(), 1); }, "Let the row complete");
      var fails = button("Fails X", function () { add(target(), 2); }, "Let the row fail");
      var leaves = button("Leaves !", function () { add(target(), 4); }, "Let the subscriber leave");
      var removes = button("Remove", function () { if (chosen) { remove(chosen); } }, "Remove the mark that is chosen");
      var tools = make("div", "", "tools");
      tools.append(field("Row", row), element, completes, fails, leaves, field("Element", value), removes);

      var inputs = diagram.numbers.map(function (number, index) {
        var input = make("input");
        input.type = "number";
        input.min = 0;
        input.max = 9999;
        input.addEventListener("input", function () {
          var entered = Math.floor(Number(input.value));
          if (input.value === "" || !(entered >= 0 && entered <= 9999)) { return; }
          numbers[index] = entered;
          changed(number.words + " " + entered);
        });
        return input;
      });
      var numeric = make("div", "", "tools");
      diagram.numbers.forEach(function (number, index) { numeric.append(field(number.words, inputs[index])); });

      var predict = button("Predict", function () {
        if (isGuessing) { return compare(); }
        guess = (result.observers || [{ name: diagram.result }]).map(function (track) {
          return { id: "r" + count++, name: track.name + "?", kind: "guess", start: 0, marks: [] };
        });
        isGuessing = true;
        changed("What comes out? Set the marks that you expect, and compare");
        row.value = guess[0].id;
        refresh();
      });
      function compare() {
        isGuessing = false;
        changed("");
        told.textContent = difference() || "That is what comes.";
      }
      // The first difference, as checks of challenges tell it.
      function difference() {
        for (var index = 0; index < guess.length; index++) {
          var track = result.observers && result.observers[index];
          if (!track) { return result.problem || ""; }
          var found = track.entries.filter(function (entry) {
            return entry.kind !== "subscription" && entry.kind !== "disposal";
          }).map(function (entry) { return { column: entry.column, kind: entry.kind, text: label(entry.text) }; });
          var expected = guess[index].marks.map(function (mark) {
            return { column: mark.column, kind: meanings[mark.kind], text: mark.text };
          });
          for (var number = 0; number < Math.max(found.length, expected.length); number++) {
            var one = expected[number], other = found[number];
            if (one && other && one.column === other.column && one.kind === other.kind &&
              (one.kind !== "element" || one.text === other.text)) { continue; }
            var column = Math.min(one ? one.column : Infinity, other ? other.column : Infinity);
            return track.name + ", " + at(column) + ": expected " +
              (one && one.column === column ? meaning(one) : "nothing") + ", found " +
              (other && other.column === column ? meaning(other) : "nothing") + ".";
          }
        }
        return "";
      }
      var subscribes = button("Add a subscriber", subscriber);
      var subscriptions = button("Who is subscribed", function () {
        figure.classList.toggle("subscribed");
        subscriptions.setAttribute("aria-pressed", figure.classList.contains("subscribed"));
        changed("");
      }, "Show who is subscribed to the sources, and when");
      subscriptions.setAttribute("aria-pressed", "false");
      var link = button("Copy a link", function () {
        var address = location.href.replace(/#.*/, "") + "#change=" + encodeURIComponent(JSON.stringify([
          diagram.name, rows.map(function (row) {
            return [row.name, row.kind, row.start, row.marks.map(function (mark) {
              return [mark.column, mark.kind, mark.text];
            })];
          }), numbers
        ]));
        history.replaceState(null, "", address);
        if (navigator.clipboard) { navigator.clipboard.writeText(address).catch(function () {}); }
        told.textContent = "The address of this page leads here now" + (navigator.clipboard ? ", and is copied." : ".");
      }, "Copy a link to the diagram as it is");
      var back = button("Reset", function () {
        reset();
        others = [];
        compared.value = "";
        changed("As it was");
      });
      var compared = make("select");
      var alike = live.diagrams.filter(function (other) {
        return other !== diagram && shapeOf(other) === shapeOf(diagram);
      });
      [["", "nothing"]].concat(alike.map(function (other) {
        return [other.index, other.name.replace("/", ": ")];
      })).forEach(function (pair) {
        var option = make("option", pair[1]);
        option.value = pair[0];
        compared.append(option);
      });
      compared.addEventListener("change", function () {
        others = alike.filter(function (other) { return String(other.index) === compared.value; });
        changed("");
        var other = others[0] && play(others[0]);
        if (other) {
          told.textContent = other.problem || others[0].name + ": " + other.observers.map(function (track) {
            return track.entries.map(words).join(", ") || "nothing";
          }).join("; ");
        }
      });
      var actions = make("div", "", "tools");
      actions.append(predict, subscribes, subscriptions, back, link);
      if (alike.length > 0) { actions.append(field("Compare with", compared)); }
      var help = make("p", "Drag a mark, or drag it out of its row to remove it. Press where there is none to add one. " +
        "With keys: Tab goes to a mark, arrows move it, Enter changes it, Delete removes it.", "help");
      panel.append(tools);
      if (inputs.length > 0) { panel.append(numeric); }
      panel.append(actions, told, help);

      function refresh() {
        var all = rows.concat(guess || []);
        var before = row.value;
        row.replaceChildren();
        all.forEach(function (one) {
          var option = make("option", one.name);
          option.value = one.id;
          row.append(option);
        });
        row.value = all.some(function (one) { return one.id === before; }) ? before : all[0] ? all[0].id : "";
        var isObserver = all.length > 0 && target().kind === "observer";
        element.hidden = completes.hidden = fails.hidden = isObserver;
        leaves.hidden = !isObserver || target().marks.some(function (mark) { return mark.kind === 4; });
        tools.hidden = all.length === 0;
        value.disabled = !chosen || chosen.kind !== 0;
        if (document.activeElement !== value) { value.value = chosen && chosen.kind === 0 ? chosen.text : ""; }
        removes.disabled = !chosen;
        inputs.forEach(function (input, index) {
          if (document.activeElement !== input) { input.value = numbers[index]; }
        });
        predict.textContent = isGuessing ? "Compare" : "Predict";
        image.querySelectorAll(".mark").forEach(function (mark) {
          mark.classList.toggle("chosen", Boolean(chosen) && mark.dataset.mark === chosen.id);
        });
      }
      row.addEventListener("change", function () { chosen = null; refresh(); });

      // Beginning

      reset();
      if (given) {
        rows = given.rows;
        numbers = given.numbers;
      } else if (figure.closest(".operators") && kept && kept.shape === shapeOf(diagram)) {
        rows = copy(kept.rows.map(function (row) {
          return {
            name: row.name, kind: row.kind, start: row.start, end: 0,
            marks: row.marks.map(function (mark) { return [mark.column, mark.kind, mark.text]; })
          };
        }));
        if (play(diagram).problem) { reset(); }
      }
      figure.classList.add("open");
      image.setAttribute("role", "group");
      var frame = make("div", "", "frame");
      image.replaceWith(frame);
      frame.append(image);
      figure.append(panel);
      show();
      say("It can be changed");
    };

    // Opens the diagram that `address` names, with the rows and the numbers in it; nothing, if it cannot be read.
    live.openAddress = function (address, time) {
      var given;
      try { given = JSON.parse(decodeURIComponent(address)); } catch (error) { return; }
      if (!Array.isArray(given) || !Array.isArray(given[1]) || !Array.isArray(given[2])) { return; }
      var diagram = live.diagrams.find(function (one) { return one.name === given[0]; });
      var figure = diagram && document.querySelector('[data-live="' + diagram.index + '"]');
      if (!figure || given[2].length !== diagram.numbers.length || given[1].length > 20) { return; }
      function whole(number, most) { return Number.isInteger(number) && number >= 0 && number <= most; }
      var isFine = given[2].every(function (number) { return whole(number, 9999); }) &&
        given[1].every(function (row) {
          return Array.isArray(row) && typeof row[0] === "string" && /^(cold|hot|observer)$/.test(row[1]) &&
            whole(row[2], widest) && Array.isArray(row[3]) && row[3].length <= 100 && row[3].every(function (mark) {
              return Array.isArray(mark) && whole(mark[0], widest) && whole(mark[1], 4) &&
                typeof mark[2] === "string" && mark[2].length <= longest;
            });
        });
      if (!isFine) { return; }
      var details = figure.closest("details");
      if (details) { details.open = true; }
      var button = figure.querySelector(".player .wide");
      if (button) { button.remove(); }
      live.open(figure, time, {
        numbers: given[2],
        rows: copy(given[1].map(function (row) {
          return { name: row[0], kind: row[1], start: row[2], end: 0, marks: row[3] };
        }))
      });
      figure.scrollIntoView({ block: "center" });
    };
  })(window.rxbookLive);

  """
