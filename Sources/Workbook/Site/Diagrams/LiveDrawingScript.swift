/// The part of the script of changed diagrams that draws: rows as `MarbleRowDrawing` and `MarbleStaves` do, whoever changes
/// one changes the other, in one stretch.
let liveDrawingScript = """
  (function (live) {
    "use strict";
    var column = \(MarbleShapes.column), letter = \(MarbleShapes.letter), marble = \(MarbleShapes.marble);
    var gap = \(MarbleShapes.gap), middle = 12, edge = 6, pitch = marble + 2, line = 15;

    function shape(name, attributes, parent) {
      var element = document.createElementNS("http://www.w3.org/2000/svg", name);
      Object.keys(attributes).forEach(function (key) { element.setAttribute(key, attributes[key]); });
      if (parent) { parent.append(element); }
      return element;
    }
    function text(words, attributes, parent) {
      var element = shape("text", attributes, parent);
      element.textContent = words;
      return element;
    }
    function x(at) { return at * column + column / 2; }
    function width(label) { return Math.max(marble, Array.from(label).length * letter + 5); }

    // What happens at once is one moment.
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
    function offset(moment, entry, next) {
      var reach = Math.max.apply(null, moment.elements.map(function (one) { return width(one.text); })) - marble / 2;
      var first = moment.signals[0];
      if (moment.elements.length > 0) {
        if (entry.kind === "subscription") { return -marble / 2 - gap - 2; }
        return reach + gap + (entry.kind === "error" ? 5 : 0);
      }
      if (entry.kind === "subscription") {
        return next && next.column - moment.column <= 1 && next.elements.length > 0 ? -4 : 0;
      }
      return entry.kind === "disposal" && first.kind === "subscription" ? 2 * gap : 0;
    }
    function drawMark(entry, at, y, parent) {
      var group = shape("g", y ? { transform: "translate(0 " + y + ")" } : {}, parent);
      if (entry.kind === "element") {
        var wide = width(entry.text), left = at - marble / 2;
        if (wide === marble) { shape("circle", { cx: at }, group); }
        else { shape("rect", { x: left, width: wide }, group); }
        text(entry.text, { x: left + Math.floor(wide / 2) }, group);
      } else if (entry.kind === "completed") {
        shape("path", { "class": "end", d: "M" + at + "-9v18" }, group);
      } else if (entry.kind === "error") {
        shape("path", { "class": "error", d: "M" + (at - 5) + "-5l10 10m0-10l-10 10" }, group);
      } else if (entry.kind === "subscription") {
        shape("path", { "class": "enter", d: "M" + (at - 4) + " 9l4-8l4 8" }, group);
      } else if (entry.kind === "disposal") {
        shape("path", { "class": "leave", d: "M" + at + "-9v12m0 3v3" }, group);
      }
      if (entry.mark) {
        group.classList.add("mark");
        group.setAttribute("tabindex", "0");
        group.setAttribute("role", "button");
        group.dataset.mark = entry.mark.id;
        group.setAttribute("aria-label", entry.words);
        var reach = entry.kind === "element" ? width(entry.text) : marble;
        group.prepend(shape("rect", {
          "class": "hit", x: at - marble / 2 - 4, y: -12, width: reach + 8, height: 24
        }));
      }
    }
    function drawMoment(moment, next, parent) {
      var group = shape("g", { "data-c": moment.column }, parent), at = x(moment.column);
      var left = moment.elements.length ? -marble / 2 : 0, right = left;
      moment.elements.forEach(function (entry) { right = Math.max(right, width(entry.text) - marble / 2); });
      var places = moment.signals.map(function (entry) {
        var place = offset(moment, entry, next);
        var half = entry.kind === "completed" || entry.kind === "disposal" ? 1 : 5;
        left = Math.min(left, place - half);
        right = Math.max(right, place + half);
        return at + place;
      });
      if (moment.elements.length + moment.signals.length > 1) {
        var half = ((Math.max(moment.elements.length, 1) - 1) * pitch + marble) / 2 + 2;
        var top = " " + (-marble / 2 - 2);
        shape("path", {
          d: "M" + (at + left - 2) + top + "q-4 " + half + " 0 " + 2 * half +
            "M" + (at + right + 2) + top + "q4 " + half + " 0 " + 2 * half
        }, group);
      }
      moment.elements.forEach(function (entry, index) { drawMark(entry, at, index * pitch, group); });
      moment.signals.forEach(function (entry, index) { drawMark(entry, places[index], 0, group); });
    }

    // `rows` stand above and below boxes of code, each a list. The drawing takes the place of what is in `image`.
    live.draw = function (image, parts, columns) {
      var names = parts.reduce(function (longest, part) {
        return Math.max(longest, part.name ? part.name.length : 0);
      }, 0);
      var margin = edge + names * letter + 14, wide = margin + (columns + 2) * column, y = edge;
      parts.forEach(function (part) {
        (part.code || []).forEach(function (words) {
          wide = Math.max(wide, words.length * letter + 16 + 2 * edge);
        });
      });
      image.replaceChildren();
      parts.forEach(function (part) {
        if (part.code) {
          var tall = part.code.length * line + 8;
          shape("rect", {
            "class": "operator", x: edge, y: y + 3, width: wide - 2 * edge, height: tall, rx: 5
          }, image);
          part.code.forEach(function (words, index) {
            text(words.replace(/ /g, "\\u00A0"), { "class": "code", x: edge + 8, y: y + 18 + index * line }, image);
          });
          y += tall + 6;
          return;
        }
        var all = moments(part.entries);
        var most = all.reduce(function (most, moment) { return Math.max(most, moment.elements.length); }, 1);
        var height = 2 * middle + (most - 1) * pitch;
        var group = shape("g", {
          "class": "row" + (part.row ? " open" : ""), transform: "translate(" + margin + " " + (y + middle) + ")"
        }, image);
        if (part.row) {
          group.dataset.row = part.row.id;
          shape("rect", {
            "class": "hit", x: -column / 2, y: -middle, width: (columns + 2) * column, height: height
          }, group);
        }
        text(part.name, { x: edge - margin }, group);
        var last = all[all.length - 1], end = part.goesOn ? columns : last ? last.column : part.start;
        shape("path", { d: "M" + x(part.start) + " 0H" + x(end) + (part.goesOn ? "m-4-4l4 4l-4 4" : "") }, group);
        all.forEach(function (moment, index) { drawMoment(moment, all[index + 1], group); });
        y += height;
      });
      shape("path", { "class": "now", d: "M" + (margin + column / 2) + " " + edge + "V" + y }, image);
      image.setAttribute("viewBox", "0 0 " + wide + " " + (y + edge));
      var room = image.parentNode.clientWidth || wide;
      image.setAttribute("width", Math.round(wide * Math.max(1, Math.min(room / wide, 4 / 3))));
      return { margin: margin, column: column };
    };
  })(window.rxbookLive);

  """
