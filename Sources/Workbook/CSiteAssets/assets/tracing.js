// Shows where the elements of a diagram's result come from: with lines, and with marbles that travel from the source to
// the result while the diagram is played. `diagrams.js` loads this script.
window.rxbookTracing = (function () {
  "use strict";
  function nameOf(row) { return row.querySelector("text").textContent; }
  // Returns the elements of results with their origins, if one of the two belongs to an event in `chosen`.
  function pairs(events, chosen) {
    var marks = [], names = [], found = [];
    chosen.forEach(function (event) {
      if (!event.parentNode.matches(".above")) { return; }
      event.querySelectorAll("text").forEach(function (label) { names.push(label.textContent); });
    });
    events.forEach(function (event) {
      event.querySelectorAll("[class^=h]:not(.hit)").forEach(function (shape) {
        var label = shape;
        while (label && label.tagName !== "text") { label = label.nextElementSibling; }
        marks.push({
          shape: shape, event: event, hue: shape.getAttribute("class"), label: label && label.textContent,
          isSource: event.parentNode.matches(".above")
        });
      });
    });
    marks.forEach(function (mark) {
      if (mark.isSource || !mark.event.parentNode.matches(".below")) { return; }
      // As in `MarbleHues`, an equal label counts more than a later time.
      var origins = marks.filter(function (other) {
        return other.isSource && other.hue === mark.hue && other.event.at <= mark.event.at;
      }).sort(function (one, other) {
        return (other.label === mark.label) - (one.label === mark.label) || other.event.at - one.event.at;
      });
      if (origins.length === 0) { return; }
      var source = origins[0].event;
      // The name of an inner sequence stands for all of its elements.
      if ([mark.event, source].some(function (event) { return chosen.includes(event); }) ||
        names.includes(nameOf(source.parentNode))) {
        found.push({ from: origins[0].shape, to: mark.shape, event: mark.event, hue: mark.hue });
      }
    });
    return found;
  }
  // Returns the middle of a shape in the coordinates of its image, even while an animation moves the shape.
  function place(shape) {
    var box = shape.getBBox(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    for (var group = shape.parentNode; group.localName === "g"; group = group.parentNode) {
      Array.from(group.transform.baseVal).forEach(function (move) {
        x += move.matrix.e;
        y += move.matrix.f;
      });
    }
    return [x, y];
  }
  return {
    // Draws a line for each pair.
    draw: function (rows, events, chosen) {
      rows.querySelectorAll(".trace").forEach(function (line) { line.remove(); });
      if (chosen.length === 0 || rows.matches(".asked, .guessing")) { return; }
      var image = rows.querySelector("svg");
      pairs(events, chosen).forEach(function (pair) {
        var line = document.createElementNS(image.namespaceURI, "path");
        line.setAttribute("class", "trace " + pair.hue);
        line.setAttribute("d", "M" + place(pair.from).join(" ") + "L" + place(pair.to).join(" "));
        image.prepend(line);
      });
    },
    // Moves the results in `chosen` from their origins through the operator to their places.
    travel: function (rows, events, chosen) {
      var moved = [];
      pairs(events, chosen).forEach(function (pair) {
        if (!chosen.includes(pair.event) || moved.includes(pair.event)) { return; }
        var from = place(pair.from), to = place(pair.to);
        moved.push(pair.event);
        pair.event.animate([
          { transform: "translate(" + (from[0] - to[0]) + "px, " + (from[1] - to[1]) + "px)", opacity: 1 },
          { transform: "none", opacity: 1 }
        ], { duration: 520, easing: "cubic-bezier(0.5, 0, 0.3, 1)" });
      });
      if (moved.length === 0) { return; }
      rows.querySelectorAll(".operator").forEach(function (box) {
        box.animate([{ fillOpacity: 1 }, { fillOpacity: 0.35, stroke: "var(--mark)" }, { fillOpacity: 1 }], 520);
      });
    }
  };
})();
