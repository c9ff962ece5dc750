// Lets the reader edit a diagram with the mouse, touch or the keyboard, or place the result before it is shown.
//
// After each change, the diagram is played again, and the change and the result are described in words.
(function (live) {
  "use strict";
  var count = 0, longest = 24, widest = 400;
  var make = rxbookMake;
  // For each open diagram, the functions that other scripts may call.
  var editors = new Map();
  var kindNames = ["element", "completed", "error", "subscription", "disposal"];

  function copy(rows) {
    return rows.map(function (row) {
      return {
        id: "r" + count++, name: row.name, kind: row.kind, start: row.start, end: row.end, shift: 0,
        marks: row.marks.map(function (mark) {
          return { id: "m" + count++, column: mark[0], kind: mark[1], text: mark[2] };
        })
      };
    });
  }
  // Diagrams of the same shape can be played with the same rows.
  function shapeOf(diagram) {
    var sources = diagram.rows.filter(function (row) { return row.kind !== "observer"; });
    return sources.map(function (row) {
      var inner = row.marks.some(function (mark) {
        return mark[1] === 0 && diagram.rows.some(function (other) {
          return other.name === mark[2];
        });
      });
      return (inner ? "inner " : "") + row.kind;
    }).join();
  }

  // Opens a diagram in place. Its drawing stays the same until the reader changes something.
  live.open = function (figure, time) {
    if (editors.has(figure)) { return editors.get(figure); }
    var diagram = live.diagrams.find(function (one) {
      return one.index === Number(figure.dataset.live);
    });
    var image = figure.querySelector("svg"), toggle = figure.querySelector(".more");
    var rows, numbers, others = [], guess = null, isGuessing = false, result, shown = [], staves;
    var dragged = null, chosen = null, columns, isEdited, isShared, stays = null;
    var panel = make("div", "change");
    panel.hidden = true;
    var legend = {};
    figure.closest("figure").querySelectorAll(".legend dt").forEach(function (label) {
      legend[label.textContent] = label.nextElementSibling.textContent;
    });
    var message = make("output", "message");
    message.setAttribute("aria-live", "polite");

    var inner = diagram.rows.map(function (row) { return row.name; }).filter(function (name) {
      return diagram.rows.some(function (row) {
        return row.marks.some(function (mark) { return mark[1] === 0 && mark[2] === name; });
      });
    });

    function reset(given) {
      rows = given ? given.rows : copy(diagram.rows);
      numbers = given ? given.numbers : diagram.numbers.map(function (number) { return number.value; });
      chosen = null;
      isEdited = isShared = Boolean(given);
      columns = diagram.columns;
    }
    function sources() { return rows.filter(function (row) { return row.kind !== "observer"; }); }
    function at(column) { return time(Math.round(column * diagram.frame)); }
    function meaning(entry) {
      if (entry.kind === "element") { return legend[entry.text] || entry.text; }
      return entry.kind === "error" && entry.text ? "error " + entry.text : entry.kind;
    }
    function words(entry) { return meaning(entry) + " at " + at(entry.column); }
    // Whether the elements of `row` are inner sequences.
    function isOuter(row) {
      var own = diagram.rows.find(function (one) { return one.name === row.name; });
      return Boolean(own) && own.marks.some(function (mark) {
        return inner.indexOf(mark[2]) >= 0;
      });
    }
    // The label of an element: its key in the legend, if it has one.
    function label(text) {
      return Object.keys(legend).find(function (key) {
        return key !== "X" && legend[key] === text;
      }) || text;
    }

    // Playing

    function sent(row) {
      return {
        name: row.name, kind: row.kind, start: row.start,
        marks: row.marks.map(function (mark) {
          var text = mark.kind === 2 ? legend.X || "X" : legend[mark.text] || mark.text;
          return { column: mark.column, kind: mark.kind, text: text };
        })
      };
    }
    function reach() {
      return rows.reduce(function (most, row) {
        return row.marks.reduce(function (most, mark) {
          return Math.max(most, mark.column + 1);
        }, most);
      }, diagram.columns);
    }
    function horizon() { return 2 * reach() + 10; }
    // An inner sequence is only played if it is an element of another row.
    function isPlayed(row) {
      return inner.indexOf(row.name) < 0 || rows.some(function (other) {
        return other !== row && other.marks.some(function (mark) {
          return mark.kind === 0 && mark.text === row.name;
        });
      });
    }
    function play(other) {
      var result = live.play(other, rows.filter(isPlayed).map(sent), numbersOf(other), horizon());
      // If the code has no row for an observer, its name is that of the result row in the chapter.
      if (!result.problem && !rows.some(function (row) { return row.kind === "observer"; })) {
        result.observers[0].name = nameOf(other);
      }
      return result;
    }
    function nameOf(other) {
      return other.below.find(function (name) {
        return !/\^$/.test(name) && other.inner.indexOf(name) < 0 && !other.rows.some(function (row) {
          return row.name === name;
        });
      }) || "result";
    }
    function numbersOf(other) {
      return other === diagram ? numbers : other.numbers.map(function (number) {
        return number.value;
      });
    }

    // Drawing

    // Draws each cold row from its first subscription. If the chapter draws a row from another time,
    // such as an inner sequence from 0, the row stays there.
    function place() {
      if (result.problem) { return; }
      rows.forEach(function (row) {
        var first = row.kind === "cold" && result.subscriptions.find(function (track) { return track.name === row.name; });
        row.shift = first ? first.start - row.start : 0;
      });
      stays = stays || rows.filter(function (row) { return row.shift !== 0; }).map(function (row) { return row.name; });
      rows.forEach(function (row) { if (stays.indexOf(row.name) >= 0) { row.shift = 0; } });
    }
    // The column of a mark in the drawing.
    function columnOf(mark, row) { return mark.column + (row.shift || 0); }
    function entries(row) {
      return row.marks.map(function (mark) {
        var entry = {
          column: columnOf(mark, row), kind: kindNames[mark.kind], text: mark.text, mark: mark, state: mark.state
        };
        entry.words = row.name + ": " + words(entry);
        return entry;
      });
    }
    function isOver(row) {
      return row.marks.some(function (mark) { return mark.kind === 1 || mark.kind === 2; });
    }
    function partOf(row) {
      return {
        name: row.name, row: row, start: row.start + (row.shift || 0), entries: entries(row), goesOn: !isOver(row),
        end: isEdited ? 0 : row.end
      };
    }
    function ended(track) {
      return track.entries.some(function (entry) {
        return entry.kind === "completed" || entry.kind === "error" || entry.kind === "disposal";
      });
    }
    function codeOf(other) {
      var lines = other.code.slice();
      if (other !== diagram) { return lines; }
      // From the last number to the first, so earlier positions stay valid.
      other.numbers.map(function (number, index) {
        return [number.place, numbers[index]];
      }).reverse().forEach(function (pair) {
        if (!pair[0]) { return; }
        var at = pair[0], line = lines[at[0]];
        lines[at[0]] = line.slice(0, at[1]) + pair[1] + line.slice(at[1] + at[2]);
      });
      return lines;
    }
    function labelled(entry) { return { column: entry.column, kind: entry.kind, text: label(entry.text) }; }
    function isTurn(entry) { return entry.kind === "subscription" || entry.kind === "disposal"; }
    // Returns the rows of the result of `other`, in the order of the chapter.
    function resultParts(result, other) {
      var parts = [], order = other.below.slice();
      function innerName(index) {
        return result.inner[index].name || other.inner[index] || "#" + (index + 1);
      }
      result.observers.forEach(function (track) {
        var row = other === diagram && rows.find(function (row) {
          return row.kind === "observer" && row.name === track.name;
        });
        var turns = row ? row.marks.slice() : [], isOuter = false;
        var drawn = track.entries.map(function (entry) {
          var drawn = labelled(entry);
          if (entry.kind === "sequence") {
            isOuter = true;
            drawn.kind = "element";
            drawn.text = innerName(Number(entry.text));
          }
          var turn = turns.findIndex(function (mark) {
            return kindNames[mark.kind] === entry.kind;
          });
          if (turn >= 0 && isTurn(entry)) {
            drawn.mark = turns.splice(turn, 1)[0];
            drawn.words = row.name + ": " + words(entry);
          }
          return drawn;
        });
        if (isOuter && other.below.indexOf(track.name) < 0) { return; }
        parts.push({
          name: track.name, row: row, entries: drawn, goesOn: !ended(track), isOuter: isOuter,
          start: !row ? 0 : isEdited && row.marks.length ? row.marks[0].column : row.start
        });
      });
      result.inner.forEach(function (track, index) {
        parts.push({
          name: innerName(index), start: track.start, entries: track.entries.map(labelled), goesOn: !ended(track)
        });
      });
      result.subscriptions.forEach(function (track) {
        parts.push({
          name: track.name + "^", start: track.start, entries: track.entries, goesOn: !ended(track),
          isSubscription: true
        });
      });
      parts.forEach(function (part, index) {
        var place = order.indexOf(part.name);
        part.isHidden = part.isSubscription && place < 0;
        part.order = place < 0 ? 1000 + index : place;
        order[place] = "";
      });
      return parts.filter(function (part) {
        return !part.isHidden || figure.classList.contains("subscribed");
      }).sort(function (one, other) { return one.order - other.order; });
    }
    // Whether the row continues until the end of the run.
    function isEndless(part) {
      var last = part.entries[part.entries.length - 1];
      return part.goesOn && Boolean(last) && last.column > 0.4 * reach() + 0.6 * horizon();
    }
    function show() {
      result = play(diagram);
      place();
      var above = sources().map(partOf), results = result.problem ? [] : resultParts(result, diagram);
      var compared = isGuessing ? [] : others.map(function (other) {
        var result = play(other);
        return { code: codeOf(other), parts: result.problem ? [] : resultParts(result, other) };
      });
      shown = isGuessing ? results.filter(function (part) { return part.isOuter; }) : results;
      if (isEdited) {
        rows.forEach(function (row) {
          row.marks.forEach(function (mark) { columns = Math.max(columns, Math.ceil(columnOf(mark, row)) + 1); });
        });
      }
      (guess || []).forEach(function (row) {
        row.marks.forEach(function (mark) { columns = Math.max(columns, mark.column + 2 - isEnd(mark)); });
      });
      var all = compared.reduce(function (all, one) { return all.concat(one.parts); }, results);
      all.forEach(function (part) {
        if (part.goesOn && (!isEdited || isEndless(part))) { return; }
        part.entries.forEach(function (entry) {
          if (entry.column >= horizon()) { return; }
          columns = Math.max(columns, Math.ceil(entry.column) + (part.goesOn ? 2 : 1));
        });
      });
      all.forEach(function (part) {
        part.end = isEdited ? 0 : columns;
        part.entries = part.entries.filter(function (entry) {
          return entry.column < columns - (isEdited && part.goesOn);
        });
      });
      var guessed = (guess || []).map(function (row) {
        var part = partOf(row);
        part.kind = isGuessing ? "guess" : "guessed";
        // After the comparison, the marks of the prediction can't be moved.
        if (!isGuessing) {
          part.row = null;
          part.entries.forEach(function (entry) { entry.mark = null; });
        }
        part.entries = part.entries.concat(row.turns).sort(function (one, other) { return one.column - other.column; });
        return part;
      });
      if (guess && !isGuessing) { shown.forEach(function (part) { part.kind = "falls"; }); }
      var parts = above.concat({ code: codeOf(diagram) }, isGuessing ? shown.concat(guessed) : guessed.concat(shown));
      live.colour(above, diagram.code, guessed.concat(shown));
      compared.forEach(function (one) {
        live.colour(above, one.code, one.parts);
        parts = parts.concat({ code: one.code }, one.parts);
      });
      // While a mark is dragged, a diagram that gets wider is not split, because it would move away from the pointer.
      staves = live.draw(image, parts, columns, dragged && staves && staves.length === 1 ? 1e6 : 0);
      image.setAttribute("aria-label", parts.filter(function (part) {
        return !part.code;
      }).map(function (part) { return part.name + ": " + described(part); }).join(". "));
      reachable(image.contains(document.activeElement));
      refresh();
    }
    function described(part) { return part.entries.map(words).join(", ") || "nothing"; }
    // Lets the Tab key reach every mark while the focus is in the image.
    function reachable(areMarks) {
      image.querySelectorAll(".mark").forEach(function (mark) { mark.tabIndex = areMarks ? 0 : -1; });
    }
    function outcome() {
      if (result.problem) { return result.problem; }
      if (isGuessing) { return ""; }
      return shown.filter(function (part) { return !part.isSubscription; }).map(function (part) {
        return part.name + ": " + described(part);
      }).join("; ") + (result.isCutOff ? "; the run was cut off after too many events" : "");
    }
    function announce(change) {
      message.textContent = [change, outcome()].filter(Boolean).join(". ");
      message.classList.toggle("problem", Boolean(result.problem));
    }
    // Announces a change of the diagram, which is also shown instead of the hint next to the buttons.
    function tell(change) {
      var hint = figure.querySelector(".player output");
      if (isEdited) {
        hint.dataset.change = change || hint.dataset.change || "";
      } else {
        delete hint.dataset.change;
      }
      announce(change);
    }
    function redraw() {
      show();
      figure.dispatchEvent(new Event("redrawn"));
    }
    // Redraws the diagram after a change, and restores the focus.
    function changed(words) {
      var focused = document.activeElement && document.activeElement.dataset &&
        document.activeElement.dataset.mark;
      isEdited = true;
      if (!isGuessing) { leaveGuess(); }
      redraw();
      var element = focused && image.querySelector('[data-mark="' + focused + '"]');
      if (element) { element.focus({ preventScroll: true }); }
      tell(words);
    }

    // Editing

    function rowOf(mark) {
      return rows.concat(guess || []).find(function (row) { return row.marks.indexOf(mark) >= 0; });
    }
    function wordsOf(mark) {
      var row = rowOf(mark);
      return row.name + ": " + words({ kind: kindNames[mark.kind], text: mark.text, column: columnOf(mark, row) });
    }
    function markWithID(id) {
      var found = null;
      rows.concat(guess || []).forEach(function (row) {
        row.marks.forEach(function (mark) { if (mark.id === id) { found = mark; } });
      });
      return found;
    }
    function isEnd(mark) { return mark.kind === 1 || mark.kind === 2; }
    function sort(row) {
      row.marks.sort(function (one, other) {
        return one.column - other.column || isEnd(one) - isEnd(other);
      });
    }
    // Moves a mark, but not before the start of its row or after its terminal event.
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
      var texts = row.marks.filter(function (mark) {
        return mark.kind === 0;
      }).map(function (mark) { return mark.text; });
      if (row.kind === "guess") {
        return candidates().find(function (text) { return texts.indexOf(text) < 0; }) || texts[0] || "1";
      }
      if (isOuter(row)) { return texts[texts.length - 1] || inner[0]; }
      var whole = texts.filter(function (text) { return /^-?[0-9]+$/.test(text); }).map(Number);
      if (texts.length > 0 && whole.length === texts.length) {
        return String(Math.max.apply(null, whole) + 1);
      }
      if (texts.length === 0) { return "1"; }
      var last = texts[texts.length - 1];
      return /^[a-y]$/.test(last) ? String.fromCharCode(last.charCodeAt(0) + 1) : last;
    }
    function add(row, kind, column, text) {
      if (!row) { return; }
      var end = row.marks.find(isEnd);
      if (kind === 1 || kind === 2) {
        var last = row.marks.reduce(function (most, mark) {
          return isEnd(mark) ? most : Math.max(most, mark.column);
        }, row.start);
        if (end) {
          end.kind = kind;
          return changed(row.name + ": " + kindNames[kind]);
        }
        column = column === undefined ? Math.max(last + 2, row.start) : Math.max(column, last);
      } else if (column === undefined) {
        column = row.marks.reduce(function (most, mark) {
          return isEnd(mark) ? most : Math.max(most, mark.column + 2);
        }, row.start + 2);
      }
      if (end && kind === 0) { column = Math.min(column, end.column); }
      if (row.kind === "observer" && kind !== 3 && kind !== 4) { return; }
      var mark = {
        id: "m" + count++, column: Math.min(column, widest), kind: kind,
        text: kind === 0 ? text || nextText(row) : ""
      };
      row.marks.push(mark);
      sort(row);
      chosen = mark;
      changed(wordsOf(mark) + " added");
    }
    function remove(mark) {
      var row = rowOf(mark);
      if (row.kind === "observer" && mark.kind === 3) {
        // An observer without a subscription is removed.
        if (rows.filter(function (row) { return row.kind === "observer"; }).length > 1) {
          rows.splice(rows.indexOf(row), 1);
        } else {
          return announce("There must be at least one subscription");
        }
      }
      row.marks.splice(row.marks.indexOf(mark), 1);
      if (chosen === mark) { chosen = null; }
      changed(row.name + ": " + meaning({ kind: kindNames[mark.kind], text: mark.text }) + " removed");
      figure.focus({ preventScroll: true });
    }
    function subscriber() {
      if (!rows.some(function (row) { return row.kind === "observer"; })) {
        rows.push({ id: "r" + count++, name: nameOf(diagram), kind: "observer", start: 0,
          marks: [{ id: "m" + count++, column: 0, kind: 3, text: "" }] });
      }
      var number = rows.filter(function (row) { return row.kind === "observer"; }).length + 1;
      rows.push({ id: "r" + count++, name: "observer " + number, kind: "observer", start: 0,
        marks: [{ id: "m" + count++, column: 4, kind: 3, text: "" }] });
      changed("New subscriber at " + at(4));
    }

    // Mouse and touch

    // Returns the column of `row` at the pointer.
    function columnAt(pointer, row) {
      var point = new DOMPoint(pointer.clientX, pointer.clientY)
        .matrixTransform(image.getScreenCTM().inverse());
      var stave = staves.find(function (stave) { return point.y < stave.bottom; }) || staves[staves.length - 1];
      var column = stave.from + (point.x - stave.margin - stave.column / 2) / stave.column;
      return Math.max(0, Math.round(column - (row.shift || 0)));
    }
    // Returns the mark at the pointer. Hit areas overlap on phones, so it is the nearest one.
    function markAt(pointer) {
      var found = pointer.target.closest(".mark"), least = Infinity;
      if (!found) { return null; }
      image.querySelectorAll(".mark").forEach(function (element) {
        var box = element.querySelector(".hit").getBoundingClientRect();
        var far = Math.hypot(box.x + box.width / 2 - pointer.clientX, 2 * (box.y + box.height / 2 - pointer.clientY));
        if (far < least) {
          least = far;
          found = element;
        }
      });
      return found;
    }
    function drag(pointer) {
      if (!dragged) { return; }
      if (Math.abs(pointer.clientX - dragged.x) > 4 || Math.abs(pointer.clientY - dragged.y) > 4) {
        dragged.hasMoved = true;
      }
      if (!dragged.mark || !dragged.hasMoved) { return; }
      dragged.isOut = Math.abs(pointer.clientY - dragged.y) > 48;
      if (move(dragged.mark, columnAt(pointer, rowOf(dragged.mark)))) { changed(""); }
      var element = image.querySelector('[data-mark="' + dragged.mark.id + '"]');
      if (element) {
        element.classList.add("held");
        element.classList.toggle("out", dragged.isOut);
      }
    }
    // Lets the new results fall into their places.
    function settle() {
      figure.classList.add("settles");
      setTimeout(function () { figure.classList.remove("settles"); }, 400);
    }
    function drop(pointer) {
      var done = dragged;
      dragged = null;
      if (!done) { return; }
      image.querySelectorAll(".held").forEach(function (one) { one.classList.remove("held"); });
      if (done.mark && done.isOut) { remove(done.mark); }
      else if (done.mark && done.hasMoved) {
        if (staves.length === 1) { changed(""); }
        settle();
        tell(wordsOf(done.mark));
      } else if (done.mark && rowOf(done.mark).kind === "guess") {
        change(done.mark);
      } else if (!done.mark && done.row && !done.hasMoved && done.row.kind !== "observer" &&
        (isGuessing ? done.row.kind === "guess" : pointer.pointerType === "mouse" || !panel.hidden)) {
        add(done.row, 0, Math.max(columnAt(pointer, done.row), done.row.start));
      }
    }
    image.addEventListener("pointerdown", function (pointer) {
      figure.classList.add("pointed");
      if (pointer.button !== 0) { return; }
      var element = markAt(pointer), row = pointer.target.closest("[data-row]");
      if (!element && !row) { return; }
      dragged = {
        mark: element && markWithID(element.dataset.mark), x: pointer.clientX, y: pointer.clientY,
        row: row && rows.concat(guess || []).find(function (one) {
          return one.id === row.dataset.row;
        })
      };
      if (dragged.mark) {
        choose(dragged.mark);
        figure.setPointerCapture(pointer.pointerId);
        pointer.preventDefault();
        element.focus({ preventScroll: true });
      }
    });
    figure.addEventListener("pointermove", drag);
    figure.addEventListener("pointerup", drop);
    figure.addEventListener("pointercancel", function (pointer) {
      if (dragged) { dragged.isOut = false; }
      drop(pointer);
    });

    // Keyboard

    figure.addEventListener("keydown", function () { figure.classList.remove("pointed"); }, true);
    image.addEventListener("keydown", function (event) {
      var element = event.target.closest(".mark"), mark = element && markWithID(element.dataset.mark);
      if (!mark || event.altKey || event.ctrlKey || event.metaKey) { return; }
      var far = event.shiftKey ? 5 : 1;
      if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
        if (move(mark, mark.column + (event.key === "ArrowRight" ? far : -far))) {
          changed(wordsOf(mark));
        }
      } else if (event.key === "Escape") {
        figure.focus({ preventScroll: true });
      } else if (event.key === "Delete" || event.key === "Backspace") {
        remove(mark);
      } else if (event.key === "Enter" || event.key === " ") {
        choose(mark);
        if (rowOf(mark).kind === "guess") {
          change(mark);
        } else if (!value.disabled) {
          if (panel.hidden) { more(true); }
          value.focus();
          value.select();
        }
      } else {
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    });
    // An image with such listeners would get the focus itself.
    figure.addEventListener("focusin", function (event) {
      var element = event.target.closest(".mark");
      if (!element) { return; }
      reachable(true);
      choose(markWithID(element.dataset.mark));
    });
    figure.addEventListener("focusout", function (event) {
      if (event.relatedTarget && !image.contains(event.relatedTarget)) { reachable(false); }
    });
    figure.addEventListener("keydown", function (event) {
      var first = image.querySelector(".mark");
      if (event.target !== figure || event.key !== "Enter" || !first) { return; }
      first.focus({ preventScroll: true });
      event.preventDefault();
    });

    // The controls below the diagram

    function button(words, action, name) {
      var button = make("button", "", words);
      button.type = "button";
      if (name) {
        button.setAttribute("aria-label", name);
        button.title = name;
      }
      button.addEventListener("click", action);
      return button;
    }
    function field(words, input) {
      var label = make("label", "", words + " ");
      label.append(input);
      return label;
    }
    var row = make("select"), value = make("input");
    value.type = "text";
    value.maxLength = longest;
    value.size = 6;
    function target() {
      return rows.concat(guess || []).find(function (one) {
        return one.id === row.value;
      }) || sources()[0];
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
    var completes = button("Complete |", function () {
      add(target(), 1);
    }, "Add completion to the row");
    var fails = button("Fail X", function () { add(target(), 2); }, "Add an error to the row");
    var leaves = button("Dispose !", function () { add(target(), 4); }, "Dispose of the subscription");
    var removes = button("Remove", function () {
      if (chosen) { remove(chosen); }
    }, "Remove the selected mark");
    var tools = make("div", "tools");
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
    var numeric = make("div", "tools");
    diagram.numbers.forEach(function (number, index) {
      numeric.append(field(number.words, inputs[index]));
    });

    var predict = button("Predict", ask);
    var subscribes = button("Add subscriber", subscriber);
    var subscriptions = button("Show subscriptions", function () {
      figure.classList.toggle("subscribed");
      subscriptions.setAttribute("aria-pressed", figure.classList.contains("subscribed"));
      redraw();
      announce("");
    }, "Show when there are subscriptions to the sources");
    subscriptions.setAttribute("aria-pressed", "false");
    // Makes the address of the page link to the diagram, and copies it after `words`.
    function share(kind, words, result) {
      var address = location.href.replace(/#.*/, "") + "#" + kind + "=" + encodeURIComponent(JSON.stringify([
        diagram.name, rows.map(function (row) {
          return [row.name, row.kind, row.start, row.marks.map(function (mark) {
            return [mark.column, mark.kind, mark.text];
          })];
        }), numbers
      ]));
      history.replaceState(null, "", address);
      var copying = navigator.clipboard ? navigator.clipboard.writeText(words + address) : Promise.reject();
      copying.then(function () { return "Link copied. "; }, function () { return "The link could not be copied. "; })
        .then(function (start) { message.textContent = start + result; });
    }
    var link = button("Copy link", function () {
      share("change", "", "The address of this page now opens the edited diagram.");
    }, "Copy a link to the edited diagram");
    var invitation = button("Can you predict this?", function () {
      share("predict", "Can you predict this? ", "The address of this page now asks to predict the diagram.");
    }, "Copy a link that asks others to predict this diagram");
    function restart(words, given) {
      reset(given);
      others = [];
      compared.value = "";
      leaveGuess();
      redraw();
      tell(words);
    }
    var back = button("Reset", function () { restart("Reset"); });
    var compared = make("select");
    var alike = live.diagrams.filter(function (other) {
      return other !== diagram && shapeOf(other) === shapeOf(diagram);
    });
    [["", "nothing"]].concat(alike.map(function (other) {
      return [other.index, other.name.replace("/", ": ")];
    })).forEach(function (pair) {
      var option = make("option", "", pair[1]);
      option.value = pair[0];
      compared.append(option);
    });
    compared.addEventListener("change", function () {
      others = alike.filter(function (other) { return String(other.index) === compared.value; });
      changed("");
      var other = others[0] && play(others[0]);
      if (other) {
        message.textContent = other.problem || others[0].name + ": " + resultParts(other, others[0])
          .filter(function (part) { return !part.isSubscription; }).map(described).join("; ");
      }
    });
    // Predictions

    var asking = make("div", "tools asking");
    asking.hidden = true;
    // Returns the rows of the result that the reader predicts, with their events.
    function answers() {
      return resultParts(result, diagram).filter(function (part) { return !part.isSubscription && !part.isOuter; })
        .map(function (part) {
          return {
            name: part.name, start: part.start, turns: part.entries.filter(isTurn).map(labelled),
            entries: part.entries.filter(function (entry) { return !isTurn(entry) && entry.column < columns; })
          };
        });
    }
    // Returns the labels that the reader can place: those of the sources and of the result.
    function candidates() {
      var texts = [];
      function collect(entry) {
        if (entry.kind === "element" && inner.indexOf(entry.text) < 0) { texts.push(entry.text); }
      }
      sources().forEach(function (row) { entries(row).forEach(collect); });
      var own = texts.length;
      answers().forEach(function (answer) { answer.entries.forEach(collect); });
      return texts.slice(0, own).concat(texts.slice(own).sort()).filter(function (text, index, all) {
        return all.indexOf(text) === index;
      });
    }
    // Changes a mark of the prediction to the next possible one.
    function change(mark) {
      if (!isGuessing) { return; }
      if (mark.kind === 0) {
        var texts = candidates();
        mark.text = texts[(texts.indexOf(mark.text) + 1) % texts.length];
      } else {
        mark.kind = 3 - mark.kind;
      }
      changed(wordsOf(mark));
    }
    function ask() {
      leaveGuess();
      guess = answers().map(function (answer) {
        return {
          id: "r" + count++, name: answer.name + "?", kind: "guess", start: answer.start, marks: [], turns: answer.turns
        };
      });
      isGuessing = true;
      figure.classList.remove("asked");
      figure.classList.add("guessing");
      asking.replaceChildren();
      candidates().slice(0, 14).forEach(function (text) {
        asking.append(button(text, function () { add(target(), 0, undefined, text); }, "Place " + text));
      });
      asking.append(
        button("|", function () { add(target(), 1); }, "Place the completion"),
        button("X", function () { add(target(), 2); }, "Place an error"), check);
      asking.hidden = false;
      redraw();
      row.value = guess.length ? guess[0].id : row.value;
      refresh();
      announce("What is the result? Click or tap its row to place a mark. Click or tap a mark to change it");
      figure.focus({ preventScroll: true });
    }
    function leaveGuess() {
      guess = null;
      isGuessing = false;
      asking.hidden = true;
      again.remove();
      figure.classList.remove("guessing", "checked");
    }
    function compare() {
      var expected = answers(), wrong = [], right = 0, total = 0;
      guess.forEach(function (row, index) {
        var answer = expected[index] || { entries: [] }, left = answer.entries.slice();
        total += left.length;
        row.marks.forEach(function (mark) { mark.state = "wrong"; });
        // A mark that is one column off is right, too.
        [0, 1].forEach(function (most) {
          row.marks.forEach(function (mark) {
            var place = mark.state === "right" ? -1 : left.findIndex(function (entry) {
              return entry.kind === kindNames[mark.kind] && Math.abs(entry.column - mark.column) <= most &&
                (mark.kind !== 0 || entry.text === mark.text);
            });
            if (place < 0) { return; }
            mark.column = left.splice(place, 1)[0].column;
            mark.state = "right";
            right += 1;
          });
        });
        row.marks.forEach(function (mark) {
          if (mark.state === "right") { return; }
          var place = left.findIndex(function (entry) { return Math.abs(entry.column - mark.column) <= 1; });
          var other = place < 0 ? null : left.splice(place, 1)[0];
          wrong.push([other ? other.column : mark.column, answer.name, {
            kind: kindNames[mark.kind], text: mark.text
          }, other]);
        });
        left.forEach(function (entry) { wrong.push([entry.column, answer.name, null, entry]); });
      });
      var reasons = wrong.sort(function (one, other) { return one[0] - other[0]; }).slice(0, 3).map(function (one) {
        return one[1] + ", " + at(one[0]) + ": you placed " + (one[2] ? meaning(one[2]) : "nothing") + ", but the result is " +
          (one[3] ? meaning(one[3]) : "nothing") + ".";
      }).join(" ");
      isGuessing = false;
      asking.hidden = true;
      figure.classList.remove("guessing");
      figure.classList.add("checked");
      redraw();
      message.textContent = (reasons ? right + " of " + total + " right. " + reasons : "Your prediction is right.") +
        score(!reasons);
      if (reasons) { panel.before(again); }
      figure.focus({ preventScroll: true });
    }
    var check = button("Check", compare), again = button("Try again", ask);
    check.className = again.className = "place";
    // Records a prediction that the text asks for, and returns the score in words.
    function score(isRight) {
      var name = figure.dataset.prediction;
      // The text doesn't ask about the rows of a link.
      if (!name || isShared) { return ""; }
      rxbookProgress.record("predictions", name, isRight);
      var all = rxbookProgress.read().predictions;
      // The browser may store nothing.
      all[name] = isRight;
      var values = Object.keys(all).map(function (key) { return all[key]; });
      return " Your predictions so far: " + values.filter(Boolean).length + " of " + values.length + " right.";
    }

    var actions = make("div", "tools");
    actions.append(predict, subscribes, subscriptions, back, link, invitation);
    if (alike.length > 0) { actions.append(field("Compare with", compared)); }
    var help = make("p", "help", "Drag a mark to move it, or out of its row to remove it. " +
      "Click an empty place in a row to add an element. " +
      "With the keyboard, Enter goes to the marks, Tab selects a mark, arrow keys move it, Enter edits it, " +
      "and Delete removes it.");
    panel.append(tools);
    if (inputs.length > 0) { panel.append(numeric); }
    panel.append(actions, help);
    function more(isOpen) {
      panel.hidden = !isOpen;
      figure.classList.toggle("tooled", isOpen);
      toggle.setAttribute("aria-expanded", String(isOpen));
      announce(isOpen ? "You can edit this diagram" : "");
    }

    function refresh() {
      var all = rows.concat(guess || []);
      var before = row.value;
      row.replaceChildren();
      all.forEach(function (one) {
        var option = make("option", "", one.name);
        option.value = one.id;
        row.append(option);
      });
      row.value = all.some(function (one) {
        return one.id === before;
      }) ? before : all[0] ? all[0].id : "";
      var isObserver = all.length > 0 && target().kind === "observer";
      element.hidden = completes.hidden = fails.hidden = isObserver;
      leaves.hidden = !isObserver || target().marks.some(function (mark) {
        return mark.kind === 4;
      });
      tools.hidden = all.length === 0;
      value.disabled = !chosen || chosen.kind !== 0;
      if (document.activeElement !== value) {
        value.value = chosen && chosen.kind === 0 ? chosen.text : "";
      }
      removes.disabled = !chosen;
      inputs.forEach(function (input, index) {
        if (document.activeElement !== input) { input.value = numbers[index]; }
      });
      predict.disabled = invitation.disabled = isGuessing || Boolean(result.problem);
      image.querySelectorAll(".mark").forEach(function (mark) {
        mark.classList.toggle("chosen", Boolean(chosen) && mark.dataset.mark === chosen.id);
      });
    }
    row.addEventListener("change", function () {
      chosen = null;
      refresh();
    });

    // Start

    reset();
    figure.classList.add("open");
    image.setAttribute("role", "group");
    figure.append(asking, message, panel);
    // A result that the reader has not predicted stays hidden.
    if (figure.matches(".asked")) {
      result = play(diagram);
      place();
    } else {
      show();
    }
    figure.dispatchEvent(new Event("opened"));
    var editor = {
      // Opens or closes the controls.
      more: function () { more(panel.hidden); },
      ask: ask,
      // Shows the diagram of a link, or asks to predict it.
      restart: function (given, asks) {
        more(!asks);
        restart("The diagram of the link", given);
        if (asks && !result.problem) { ask(); }
      },
      // Continues to drag a mark of the still image.
      grab: function (held) {
        var name = held.mark.parentNode.querySelector("text").textContent, column = Number(held.mark.dataset.c);
        var row = rows.find(function (row) { return row.name === name; });
        var mark = row && row.marks.find(function (mark) { return mark.column === column; });
        if (!mark) { return; }
        choose(mark);
        dragged = { mark: mark, row: row, x: held.x, y: held.y };
        drag(held.last);
        image.querySelector(".chosen").focus({ preventScroll: true });
        if (held.isOver) { drop(held.last); }
      }
    };
    editors.set(figure, editor);
    return editor;
  };

  // Opens the diagram in `address` with the rows and numbers in the address, or asks to predict it. A malformed address
  // is ignored.
  live.openAddress = function (address, time, asks) {
    var given;
    try { given = JSON.parse(decodeURIComponent(address)); } catch (error) { return; }
    if (!Array.isArray(given) || !Array.isArray(given[1]) || !Array.isArray(given[2])) { return; }
    var diagram = live.diagrams.find(function (one) { return one.name === given[0]; });
    var figure = diagram && document.querySelector('[data-live="' + diagram.index + '"]');
    if (!figure || given[2].length !== diagram.numbers.length || given[1].length > 20) { return; }
    function whole(number, most) {
      return Number.isInteger(number) && number >= 0 && number <= most;
    }
    var isFine = given[2].every(function (number) { return whole(number, 9999); }) &&
      given[1].every(function (row) {
        return Array.isArray(row) && typeof row[0] === "string" && /^(cold|hot|observer)$/.test(row[1]) &&
          whole(row[2], widest) && Array.isArray(row[3]) && row[3].length <= 100 &&
          row[3].every(function (mark) {
            return Array.isArray(mark) && whole(mark[0], widest) && whole(mark[1], 4) &&
              typeof mark[2] === "string" && mark[2].length <= longest;
          });
      });
    if (!isFine) { return; }
    var details = figure.closest("details");
    if (details) { details.open = true; }
    var edited = {
      numbers: given[2],
      rows: copy(given[1].map(function (row) {
        return { name: row[0], kind: row[1], start: row[2], marks: row[3] };
      }))
    };
    figure.classList.remove("asked");
    live.open(figure, time).restart(edited, asks);
    figure.scrollIntoView({ block: "center" });
  };
})(window.rxbookLive);
