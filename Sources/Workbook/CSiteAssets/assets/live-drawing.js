// Draws edited diagrams, and diagrams that are wider than the page. `MarbleRowDrawing`, `MarbleStaves` and
// `MarbleHues` do the same in Swift, so change both together. Only here, a moved mark keeps its hue.
(function () {
  "use strict";
  var live = window.rxbookLive = window.rxbookLive || {};
  var column = Number("{{column}}"), letter = Number("{{letter}}"), marble = Number("{{marble}}");
  var gap = Number("{{gap}}"), middle = 12, edge = 6, pitch = marble + 2, line = 15, distance = 10;
  var space = "\u00A0", hues = Number("{{hues}}");

  function shape(name, attributes, parent) {
    var element = document.createElementNS("http://www.w3.org/2000/svg", name);
    Object.keys(attributes).forEach(function (key) { element.setAttribute(key, attributes[key]); });
    if (parent) { parent.append(element); }
    return element;
  }
  function text(words, attributes, parent) {
    shape("text", attributes, parent).textContent = words;
  }
  function x(at) { return at * column + column / 2; }
  function width(label) { return Math.max(marble, Array.from(label).length * letter + 5); }

  // Groups the entries of a row into moments, one for each column.
  function moments(entries) {
    var all = [];
    entries.forEach(function (entry) {
      var last = all[all.length - 1];
      if (!last || last.column !== entry.column) {
        last = { column: entry.column, elements: [], signals: [] };
        all.push(last);
      }
      (entry.kind === "element" ? last.elements : last.signals).push(entry);
    });
    return all;
  }
  function reach(moment) {
    return Math.max.apply(null, moment.elements.map(function (one) {
      return width(one.text);
    })) - marble / 2;
  }
  function offset(moment, entry, next) {
    if (moment.elements.length > 0) {
      if (entry.kind === "subscription") { return -marble / 2 - gap - 2; }
      return reach(moment) + gap + (entry.kind === "error" ? 5 : 0);
    }
    if (entry.kind === "subscription") {
      return next && next.column - moment.column <= 1 && next.elements.length > 0 ? -4 : 0;
    }
    return entry.kind === "disposal" && moment.signals[0].kind === "subscription" ? 2 * gap : 0;
  }
  // The left and the right end of all marks of a moment, relative to the middle of the column.
  function extent(moment, next) {
    var left = moment.elements.length ? -marble / 2 : 0;
    var right = moment.elements.length ? reach(moment) : 0;
    moment.signals.forEach(function (entry) {
      var place = offset(moment, entry, next);
      var half = entry.kind === "completed" || entry.kind === "disposal" ? 1 : 5;
      left = Math.min(left, place - half);
      right = Math.max(right, place + half);
    });
    var border = moment.elements.length + moment.signals.length > 1 ? 2 : 0;
    return [left - border, right + border];
  }

  // Hues

  // Returns the function that finds the hues of an element of a result, according to the operator.
  function combination(code, outer) {
    var kind = (/^ *(?:Observable\.)?(zip|combineLatest)\(|^ *[\p{L}\p{N}]*\.(withLatestFrom)\(/u)
      .exec(code.join(" "));
    if (!kind || outer.length < 2) { return function () { return null; }; }
    return function (index, at) {
      var parts = outer.map(function (source) {
        return kind[1] === "zip" ? source[index] : source.filter(function (one) {
          return one.column <= at;
        }).pop();
      });
      if (!parts.every(Boolean)) { return null; }
      return Math.max.apply(null, parts.map(function (one) { return one.column; })) === at ? joined(parts) : null;
    };
  }
  function joined(elements) {
    return elements.reduce(function (all, one) { return all.concat(one.hues); }, []);
  }
  function elements(part) {
    return part.entries.filter(function (entry) { return entry.kind === "element"; });
  }
  // Sets the hues of the elements of `above`, which are the rows of the sources, and of `below`.
  live.colour = function (above, code, below) {
    var used = 0, causes = [];
    function next() {
      used += 1;
      return [(used - 1) % hues + 1];
    }
    function named(part) {
      return above.reduce(function (found, other) {
        return found || other !== part && elements(other).find(function (one) { return one.text === part.name; });
      }, null);
    }
    var outer = above.filter(function (part) { return !named(part); });
    // In the order in which the marks were made, so that a mark keeps its hue when it is moved.
    function age(one) { return one.mark ? Number(one.mark.id.slice(1)) : 0; }
    outer.reduce(function (all, part) {
      var known = new Map();
      return all.concat(elements(part).map(function (one) { return [one, known]; }));
    }, []).sort(function (one, other) { return age(one[0]) - age(other[0]); }).forEach(function (pair) {
      pair[0].hues = pair[1].get(pair[0].text) || next();
      pair[1].set(pair[0].text, pair[0].hues);
    });
    above.forEach(function (part) {
      var isInner = outer.indexOf(part) < 0, own = isInner && (named(part).hues || next());
      elements(part).forEach(function (one) {
        one.hues = own || one.hues;
        causes.push({ text: one.text, column: one.column, hues: one.hues, isInner: isInner });
      });
    });
    function latest(text, at) {
      var all = causes.filter(function (one) { return one.text === text; });
      return all.find(function (one) { return !one.isInner && one.column === at; }) ||
        all.reduce(function (found, one) {
          return one.column <= at && one.column >= (found ? found.column : 0) ? one : found;
        }, null);
    }
    function mentioned(text, at) {
      var found = [];
      (text.match(/[\p{L}\p{N}]+/gu) || []).forEach(function (word) {
        var letters = Array.from(word), one = latest(word, at);
        if (one) { found.push(one); }
        for (var cut = 1; !one && cut < letters.length; cut++) {
          var pair = [letters.slice(0, cut), letters.slice(cut)].map(function (half) {
            return latest(half.join(""), at);
          });
          one = pair[0] && pair[1];
          if (one) { found = found.concat(pair); }
        }
      });
      return found.length ? found : null;
    }
    var combined = combination(code, outer.map(elements));
    below.forEach(function (part) {
      elements(part).forEach(function (one, index) {
        if (below.some(function (other) { return other.name === one.text; })) {
          one.hues = [];
          return;
        }
        var same = latest(one.text, one.column);
        var found = combined(index, one.column) || joined((same && [same]) || mentioned(one.text, one.column) ||
          causes.filter(function (cause) { return !cause.isInner && cause.column === one.column; }));
        found = found.filter(function (hue, index) { return found.indexOf(hue) === index; });
        one.hues = found.length > 2 ? [found[0], found[found.length - 1]] : found;
      });
    });
  };

  // Marks

  function drawMark(entry, at, y, parent, hit) {
    var group = shape("g", y ? { transform: "translate(0 " + y + ")" } : {}, parent);
    if (entry.kind === "element") {
      var wide = width(entry.text), left = at - marble / 2, centre = left + Math.floor(wide / 2);
      var one = wide === marble ? shape("circle", { cx: at }, group) : shape("rect", { x: left, width: wide }, group);
      var found = entry.hues || [], straight = left + wide - marble / 2 - centre;
      if (found[0]) { one.setAttribute("class", "h" + found[0]); }
      if (found[1]) {
        shape("path", {
          "class": "h" + found[1],
          d: "M" + centre + "-7" + (straight ? "h" + straight : "") + "a7 7 0 0 1 0 14" + (straight ? "h-" + straight : "")
        }, group);
      }
      text(entry.text, { x: centre }, group);
    } else if (entry.kind === "completed") {
      shape("path", { "class": "end", d: "M" + at + "-9v18" }, group);
    } else if (entry.kind === "error") {
      shape("path", { "class": "error", d: "M" + (at - 5) + "-5l10 10m0-10l-10 10" }, group);
    } else if (entry.kind === "subscription") {
      shape("path", { "class": "enter", d: "M" + (at - 4) + " 9l4-8l4 8" }, group);
    } else if (entry.kind === "disposal") {
      shape("path", { "class": "leave", d: "M" + at + "-9v12m0 3v3" }, group);
    }
    if (entry.state) { group.classList.add(entry.state); }
    if (entry.mark) {
      group.classList.add("mark");
      group.setAttribute("tabindex", "-1");
      group.setAttribute("role", "button");
      group.dataset.mark = entry.mark.id;
      group.setAttribute("aria-label", entry.words);
      var reach = (entry.kind === "element" ? width(entry.text) : marble) + 8, more = Math.max(0, hit - reach) / 2;
      group.prepend(shape("rect", {
        "class": "hit", x: at - marble / 2 - 4 - more, y: -hit / 2, width: reach + 2 * more, height: hit
      }));
    }
  }
  function drawMoment(moment, next, at, lift, parent, hit) {
    var group = shape("g", { "data-c": moment.column }, parent);
    if (moment.elements.length + moment.signals.length > 1) {
      var half = ((Math.max(moment.elements.length, 1) - 1) * pitch + marble) / 2 + 2;
      var top = " " + (-marble / 2 - 2), ends = extent(moment, next);
      shape("path", {
        d: "M" + (at + ends[0]) + top + "q-4 " + half + " 0 " + 2 * half +
          "M" + (at + ends[1]) + top + "q4 " + half + " 0 " + 2 * half
      }, group);
    }
    // In the order of the events, which is also the order for the Tab key.
    function signals(areSubscriptions) {
      moment.signals.forEach(function (entry) {
        if ((entry.kind === "subscription") !== areSubscriptions) { return; }
        drawMark(entry, at + offset(moment, entry, next), 0, group, hit);
      });
    }
    signals(true);
    moment.elements.forEach(function (entry, index) { drawMark(entry, at, index * pitch + lift, group, hit); });
    signals(false);
  }

  // Staves

  // Returns the starts of ranges of columns, none of which is drawn wider than `limit`, followed by the end. If
  // possible, no mark is cut.
  function stretches(rows, columns, limit, margin) {
    var most = Math.max(Math.floor((limit - margin - 2 * column) / column), 8);
    var count = Math.floor((columns + most - 1) / most), starts = [0];
    function canBeCut(cut) {
      return rows.every(function (row) {
        return row.moments.every(function (moment, index) {
          var ends = extent(moment, row.moments[index + 1]), at = x(moment.column);
          return moment.column < cut ? at + ends[1] <= cut * column : at + ends[0] >= cut * column;
        });
      });
    }
    function cutNear(wanted) {
      var start = starts[starts.length - 1], cut = Math.max(wanted, start + 2) - 1;
      while (cut >= Math.max(start + 1, wanted - 8) && !canBeCut(cut)) { cut -= 1; }
      starts.push(cut < Math.max(start + 1, wanted - 8) ? wanted : cut);
    }
    for (var number = 1; number < count; number++) {
      cutNear(Math.min(Math.floor(columns * number / count) + 1, starts[number - 1] + most));
    }
    // Cuts that avoid marks may leave too many columns for the last range, which may be wider by one column.
    while (columns - starts[starts.length - 1] > most + 1) { cutNear(starts[starts.length - 1] + most); }
    return starts.concat(columns);
  }
  // Breaks a line that is longer than `limit`, after a space or before a dot if possible.
  function wrapped(words, limit) {
    var lines = [], margin, skip, cut;
    while (words.length > limit) {
      margin = words.slice(0, Math.floor(limit / 2)).match(/^ */)[0];
      skip = margin.length + 1;
      cut = words.lastIndexOf(" ", limit - 1) + 1;
      if (cut <= skip) { cut = words.lastIndexOf(".", limit - 1); }
      if (cut < skip) { cut = limit; }
      lines.push(words.slice(0, cut));
      words = margin + (lines.length === 1 ? "  " : "") + words.slice(cut);
    }
    return lines.concat(words);
  }
  // Returns the width up to which a drawing can be read in `room` pixels: its letters, whose size is 11, are shown with
  // 15 pixels on a phone (at least 14 if a piece is wider by a column) and 12 pixels on other screens.
  live.widest = function (room) { return Math.floor(room * 11 / (room < 500 ? 15 : 12)); };
  // Replaces the contents of `image` with a drawing of `parts`, which are rows or boxes of code, from top to bottom.
  // Returns the places of the staves.
  live.draw = function (image, parts, columns, limit) {
    var room = image.parentNode.clientWidth;
    limit = limit || Math.max(240, live.widest(room || 2000));
    var rows = parts.filter(function (part) { return !part.code; });
    var names = Math.max.apply(null, rows.map(function (part) { return part.name.length; }).concat(0));
    var margin = edge + names * letter + 14, y = edge, staves = [];
    rows.forEach(function (part) {
      part.moments = moments(part.entries);
      part.tall = 2 * middle + pitch * (part.moments.reduce(function (most, moment) {
        return Math.max(most, moment.elements.length);
      }, 1) - 1);
    });
    var starts = stretches(rows, columns, limit, margin), wide = 0;
    starts.slice(1).forEach(function (end, index) {
      wide = Math.max(wide, margin + (end - starts[index] + 2) * column);
    });
    parts.forEach(function (part) {
      (part.code || []).forEach(function (words) {
        wide = Math.max(wide, Math.min(words.length * letter + 16 + 2 * edge, 400, limit));
      });
    });
    var scale = Math.min(1.6, room ? room / wide : 1.6);
    var isTouched = matchMedia("(pointer: coarse)").matches || room && room < 500;
    var hit = isTouched ? Math.max(24, Math.ceil(44 / scale)) : 24;
    image.replaceChildren();
    image.classList.remove("wide");

    function box(part) {
      var lines = part.code.reduce(function (all, words) {
        return all.concat(wrapped(words, Math.floor((wide - 2 * edge - 16) / letter)));
      }, []);
      var tall = lines.length * line + 8;
      if (part.code.length === 0) { return; }
      shape("rect", {
        "class": "operator", x: edge, y: y + 3, width: wide - 2 * edge, height: tall, rx: 5
      }, image);
      lines.forEach(function (words, index) {
        text(words.replace(/ /g, space), { "class": "code", x: edge + 8, y: y + 18 + index * line }, image);
      });
      y += tall + 6;
    }
    function row(part, from, to) {
      // The line extends to the outermost marks.
      var all = part.moments, start = x(part.start), end = all.length ? x(all[all.length - 1].column) : start;
      all.forEach(function (moment, index) {
        moment.signals.forEach(function (entry) {
          var place = x(moment.column) + offset(moment, entry, all[index + 1]);
          start = Math.min(start, place);
          end = Math.max(end, place);
        });
      });
      if (part.goesOn) { end = x(Math.max(part.end || columns - 1, 1)); }
      var shift = from * column, most = (to - from) * column;
      var left = Math.max(start - shift, 0), right = Math.min(end - shift, most);
      var shown = all.filter(function (moment) { return moment.column >= from && moment.column < to; });
      if (left > right && shown.length === 0) { return; }
      var group = shape("g", {
        "class": "row" + (part.row ? " open" : "") + (part.kind ? " " + part.kind : ""),
        transform: "translate(" + margin + " " + (y + middle) + ")"
      }, image);
      if (part.row) {
        group.dataset.row = part.row.id;
        shape("rect", {
          "class": "hit", x: -column / 2, y: -middle, width: (to - from + 2) * column, height: part.tall
        }, group);
      }
      text(part.name, { x: edge - margin }, group);
      if (left <= right) {
        shape("path", {
          d: "M" + left + " 0H" + right + (part.goesOn && end - shift <= most ? "m-4-4l4 4l-4 4" : "")
        }, group);
      }
      // A marble that would cover the one before it is drawn lower.
      var before = -100, lift = 0;
      shown.forEach(function (moment) {
        var at = x(moment.column) - shift, next = all[all.indexOf(moment) + 1];
        lift = part.row && moment.elements.length && at - marble / 2 < before && !lift ? 6 : 0;
        if (moment.elements.length) { before = at + reach(moment); }
        drawMoment(moment, next, at, lift, group, hit);
      });
      y += part.tall;
    }
    starts.slice(1).forEach(function (end, index) {
      var from = starts[index];
      if (from > 0) { y += distance; }
      var top = y;
      parts.forEach(function (part) {
        if (part.code) { box(part); } else { row(part, from, end); }
      });
      var now = { "class": "now", d: "M" + (margin + column / 2 - from * column) + " " + top + "V" + y };
      if (from > 0) { now["data-from"] = from; }
      if (end < columns) { now["data-to"] = end; }
      shape("path", now, image);
      staves.push({ bottom: y, from: from, margin: margin, column: column });
    });
    image.setAttribute("viewBox", "0 0 " + wide + " " + (y + edge));
    image.setAttribute("width", Math.round(wide * 1.6));
    return staves;
  };

  // Draws the still image of a figure again, in staves that fit the width of the page.
  live.fit = function (figure) {
    if (figure.matches(".open")) { return; }
    var image = figure.querySelector("svg"), box = image.querySelector(".operator"), code = [], parts = [], end = 0;
    image.querySelectorAll(".code").forEach(function (words) {
      code.push(words.textContent.replaceAll(space, " "));
    });
    image.querySelectorAll(".row").forEach(function (row) {
      var path = row.querySelector(":scope > path"), d = path ? path.getAttribute("d") : "M4 0H4", entries = [];
      var last = (Number(d.match(/H(\d+)/)[1]) - column / 2) / column;
      row.querySelectorAll("[data-c]").forEach(function (moment) {
        moment.querySelectorAll("text, [class]:not([class^=h])").forEach(function (mark) {
          var kind = { end: "completed", error: "error", enter: "subscription", leave: "disposal" }[
            mark.getAttribute("class")] || "element";
          entries.push({ column: Number(moment.dataset.c), kind: kind, text: mark.textContent });
        });
      });
      end = Math.max(end, last + 1);
      parts.push({
        name: row.querySelector("text").textContent, start: (Number(d.match(/M(\d+)/)[1]) - column / 2) / column,
        entries: entries, goesOn: d.indexOf("m") > 0, end: last,
        isBelow: box && Boolean(box.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING)
      });
    });
    var above = parts.filter(function (part) { return !part.isBelow; });
    var below = parts.filter(function (part) { return part.isBelow; });
    live.colour(above, code, below);
    live.draw(image, above.concat({ code: code }, below), Math.ceil(end));
    figure.dispatchEvent(new Event("opened"));
  };
})();
