// The puzzles about the order of an example's lines, which `play-puzzles.js` shows.
//
// All orders in which each name is declared before its first use were run when the site was built, so this script only compares.
// A line may be a statement that spans several lines of code.
(function () {
  "use strict";
  var play = window.rxbookPlay, make = rxbookMake;

  // Returns a puzzle of the list.
  play.orderPuzzle = function (list) {
    return {
      level: list[0], example: list[1], statements: list[2], fixedCount: list[3], dependencies: list[4].map(function (text) {
        var parts = text.split(" ");
        return { declared: Number(parts[0]), used: Number(parts[1]), name: parts[2] };
      }), wanted: list[5], differences: list[6], orders: list[7]
    };
  };
  function numbers(one) { return one.statements.map(function (_, index) { return index; }); }
  // Returns the number of the order's output, or undefined if it doesn't compile.
  function numberOf(one, order) { return one.orders[order.slice(one.fixedCount).join(" ")]; }
  // Returns the first difference of what the order prints, or null if it doesn't compile: the number of lines before it, and the
  // different line, or null if there are no more lines.
  function differenceOf(one, order) {
    var number = numberOf(one, order);
    if (number === undefined) { return null; }
    var text = number === 0 ? String(one.wanted.length) : one.differences[number - 1], space = text.indexOf(" ");
    return { index: parseInt(text, 10), line: space < 0 ? null : text.slice(space + 1) };
  }
  function isRight(one, order) { return numberOf(one, order) === 0; }
  // Returns the first order to show, which is the same on each visit, and isn't right.
  function mixed(one) {
    var order = numbers(one), state = 17 * order.length + one.example.length;
    for (var attempt = 0; attempt < 50; attempt++) {
      for (var index = order.length - 1; index > one.fixedCount; index--) {
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        var other = one.fixedCount + (state >>> 8) % (index + 1 - one.fixedCount);
        order.splice(index, 1, order.splice(other, 1, order[index])[0]);
      }
      if (!isRight(one, order)) { break; }
    }
    return order;
  }
  // Returns the parts of a sentence about the first line of output that differs, or about a name that is used too early.
  function difference(one, order) {
    var first = differenceOf(one, order);
    if (!first) {
      var early = one.dependencies.filter(function (name) { return order.indexOf(name.used) < order.indexOf(name.declared); });
      early.sort(function (a, b) { return order.indexOf(a.used) - order.indexOf(b.used); });
      return ["This order doesn't compile: line " + (1 + order.indexOf(early[0].used)) + " uses\u00A0", make("code", "", early[0].name),
        ", which line " + (1 + order.indexOf(early[0].declared)) + " declares."];
    }
    var index = first.index;
    var right = index < one.wanted.length ? [make("code", "", one.wanted[index]), " is wanted."] : ["nothing is wanted."];
    // `OrderPuzzleMaker` adds this line to the output of an order that crashes or throws.
    if (first.line === "The program stops with an error.") {
      var lines = index + (index === 1 ? " line" : " lines");
      return ["After " + lines + " of output, this order stops with an error, but\u00A0"].concat(right);
    }
    var own = first.line === null ? ["nothing"] : [make("code", "", first.line)];
    return ["In line " + (index + 1) + " of its output, this order prints\u00A0"].concat(own, ", but\u00A0", right);
  }

  // Returns the controls for a puzzle. `tell` is called with what has changed.
  play.ordering = function (one, tell) {
    var order = mixed(one), list = make("ol", "lines"), isOver = false, dragged = null;
    // Without the markers, some browsers don't treat it as a list.
    list.setAttribute("role", "list");
    var items = one.statements.map(function (statement, index) {
      var item = make("li"), code = make("code"), box = make("pre");
      var buttons = make("span", "tools buttons"), handle = make("span", "handle", "\u2807");
      handle.setAttribute("aria-hidden", "true");
      play.showCode(code, statement);
      box.append(code);
      if (index < one.fixedCount) {
        item.classList.add("fixed");
        var lock = make("span", "lock");
        lock.setAttribute("role", "img");
        lock.setAttribute("aria-label", lock.title = "Stays here");
        item.append(lock, box);
        return item;
      }
      [["\u2191", -1], ["\u2193", 1]].forEach(function (pair) {
        buttons.append(play.control("line-" + index + (pair[1] < 0 ? "-up" : "-down"), "", pair[0], "", function () {
          move(index, order.indexOf(index) + pair[1]);
          var again = buttons.children[pair[1] < 0 ? 0 : 1];
          (again.disabled ? buttons.children[pair[1] < 0 ? 1 : 0] : again).focus();
        }));
      });
      item.append(handle, box, buttons);
      item.addEventListener("pointerdown", function (event) {
        // A finger scrolls the page, unless it is on the handle.
        var isHeld = event.pointerType === "mouse" ? !event.target.closest("button") : event.target === handle;
        if (isOver || event.button !== 0 || !isHeld) { return; }
        dragged = index;
        item.classList.add("dragged");
        item.setPointerCapture(event.pointerId);
        event.preventDefault();
      });
      item.addEventListener("pointermove", function (event) {
        if (dragged !== index) { return; }
        if (isOver || event.buttons === 0) { return drop(); }
        var target = order.filter(function (other) {
          var place = items[other].getBoundingClientRect();
          return other !== index && event.clientY > place.top + place.height / 2;
        }).length;
        target = Math.max(target, one.fixedCount);
        if (target !== order.indexOf(index)) {
          move(index, target);
          // An element that is moved in the page loses the pointer.
          item.setPointerCapture(event.pointerId);
        }
      });
      function drop() {
        dragged = null;
        item.classList.remove("dragged");
      }
      ["pointerup", "pointercancel"].forEach(function (name) { item.addEventListener(name, drop); });
      return item;
    });
    // Moves a statement to another position.
    function move(index, target) {
      var before = order.indexOf(index);
      order.splice(before, 1);
      order.splice(target, 0, index);
      arrange();
      tell("Line " + (before + 1) + " moved to position " + (target + 1) + " of " + order.length);
    }
    function arrange() {
      order.forEach(function (index, position) {
        // Elements that are in place aren't moved, because a moved element loses the pointer and the focus.
        if (list.children[position] !== items[index]) { list.insertBefore(items[index], list.children[position] || null); }
        if (index < one.fixedCount) { return; }
        var buttons = items[index].querySelectorAll("button");
        buttons[0].setAttribute("aria-label", "Move line " + (position + 1) + " up");
        buttons[1].setAttribute("aria-label", "Move line " + (position + 1) + " down");
        buttons[0].disabled = isOver || position <= one.fixedCount;
        buttons[1].disabled = isOver || position === order.length - 1;
      });
    }
    arrange();
    var output = make("section", "wanted"), text = make("pre");
    output.setAttribute("aria-label", "Wanted output");
    text.append(make("code", "", one.wanted.join("\n")));
    output.append(make("b", "", "Wanted output"), text);
    return {
      parts: [list, output],
      isRight: function () { return isRight(one, order); },
      difference: function () { return difference(one, order); },
      // The parts of a sentence about the beginning of the example.
      hint: function () {
        var first = one.statements[one.fixedCount].split("\n")[0];
        return ["In one right order, line " + (one.fixedCount + 1) + " is\u00A0", make("code", "", first), "."];
      },
      reveal: function () {
        order = numbers(one);
        arrange();
      },
      close: function (isRight) {
        isOver = true;
        list.classList.add("over");
        list.classList.toggle("right", isRight);
        arrange();
      },
      // Tests use this function.
      arrange: function (other) {
        order = other.slice();
        arrange();
      }
    };
  };
})();
