// Shows the declarations of identifiers in code; loaded on demand.
//
// A card next to the identifier shows its declaration, the type of the call, the first sentence of the
// documentation, and the place of the declaration. The card appears on hover, touch or click, and Escape hides it.
// While the button "Types" is pressed, the type of each stage of a chain is shown below its line. When the button
// has the focus, the arrow keys move between identifiers.
rxbookSymbols.open = function (data, blocks) {
  "use strict";
  var make = rxbookMake;
  var card = make("div", "symbol", "");
  card.setAttribute("role", "status");
  card.hidden = true;
  document.body.append(card);
  var shown = null, isPinned = false, timer = null;

  // Returns the file of a block, its first line there, and the number of columns by which indentation is reduced.
  function view(block) {
    var parts = block.dataset.symbols.split(":");
    var indentation = Number(parts.pop()), line = Number(parts.pop());
    return { file: data.files[parts.join(":") + ".swift"], line: line, indentation: indentation };
  }
  function identifiersOn(block, line) {
    var it = view(block), list = (it.file.lines[it.line + line] || "").split(" "), found = [];
    for (var index = 0; index + 2 < list.length; index += 3) {
      found.push({
        block: block, line: line, column: list[index] - it.indentation, symbol: data.symbols[list[index + 1]],
        gives: data.types[list[index + 2]]
      });
    }
    return found;
  }
  // Returns the line and column of a caret in a block.
  function place(block, node, offset) {
    var range = document.createRange();
    range.setStart(block, 0);
    range.setEnd(node, offset);
    var lines = range.toString().split("\n");
    return { line: lines.length - 1, column: lines[lines.length - 1].length };
  }
  // Returns the range of the document with `length` code units of a block's text, starting at `start`.
  function stretch(block, start, length) {
    var walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT), range = document.createRange();
    var node, at = 0, hasBegun = false;
    while ((node = walker.nextNode())) {
      var end = at + node.data.length;
      if (!hasBegun && start < end) {
        range.setStart(node, start - at);
        hasBegun = true;
      }
      if (hasBegun && start + length <= end) {
        range.setEnd(node, start + length - at);
        return range;
      }
      at = end;
    }
    return null;
  }
  function startOf(block, line) {
    var lines = block.textContent.split("\n").slice(0, line);
    return lines.reduce(function (sum, text) { return sum + text.length + 1; }, 0);
  }
  function rangeOf(identifier) {
    var start = startOf(identifier.block, identifier.line) + identifier.column;
    return stretch(identifier.block, start, identifier.symbol[0].length);
  }
  // Returns the identifier at a point of the window, or null.
  function identifierAt(block, x, y) {
    var node, offset;
    if (document.caretPositionFromPoint) {
      var position = document.caretPositionFromPoint(x, y);
      if (position) {
        node = position.offsetNode;
        offset = position.offset;
      }
    } else if (document.caretRangeFromPoint) {
      var range = document.caretRangeFromPoint(x, y);
      if (range) {
        node = range.startContainer;
        offset = range.startOffset;
      }
    }
    if (!node || !block.contains(node)) { return null; }
    var here = place(block, node, offset);
    return identifiersOn(block, here.line).find(function (identifier) {
      if (here.column < identifier.column || here.column > identifier.column + identifier.symbol[0].length) {
        return false;
      }
      var range = rangeOf(identifier);
      return range && Array.from(range.getClientRects()).some(function (box) {
        return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      });
    }) || null;
  }

  // Appends text in which backticks enclose code.
  function prose(element, text) {
    text.split("`").forEach(function (piece, index) {
      element.append(index % 2 ? make("code", "", piece) : piece);
    });
    return element;
  }
  function hide() {
    clearTimeout(timer);
    shown = null;
    isPinned = false;
    card.hidden = true;
    if (window.CSS && CSS.highlights) { CSS.highlights.delete("symbol"); }
  }
  function show(identifier) {
    clearTimeout(timer);
    var isSame = shown && shown.block === identifier.block && shown.line === identifier.line &&
      shown.column === identifier.column;
    if (isSame) { return; }
    var range = rangeOf(identifier);
    if (!range) { return; }
    shown = identifier;
    card.textContent = "";
    card.append(make("code", "", identifier.symbol[1]));
    if (identifier.gives) {
      card.append(prose(make("p", "", ""), "Returns `" + identifier.gives + "` here."));
    }
    if (identifier.symbol[2]) { card.append(prose(make("p", "", ""), identifier.symbol[2])); }
    var from = make("p", "from", "");
    if (identifier.symbol[4]) {
      var link = make("a", "", identifier.symbol[3]);
      link.href = identifier.symbol[4];
      from.append(link);
    } else {
      from.textContent = identifier.symbol[3];
    }
    card.append(from);
    card.hidden = false;
    var box = range.getBoundingClientRect(), size = card.getBoundingClientRect();
    var wide = document.documentElement.clientWidth;
    var above = box.bottom + size.height + 8 > innerHeight && box.top - size.height - 8 > 0;
    card.style.left = Math.max(8, Math.min(box.left, wide - size.width - 8)) + scrollX + "px";
    card.style.top = (above ? box.top - size.height - 4 : box.bottom + 4) + scrollY + "px";
    if (window.CSS && CSS.highlights) { CSS.highlights.set("symbol", new Highlight(range)); }
  }
  function later(action, milliseconds) {
    clearTimeout(timer);
    timer = setTimeout(action, milliseconds);
  }

  // Adds the types of the stages in a block, each below the line of its operator.
  function addStages(block) {
    var it = view(block), count = block.textContent.split("\n").length;
    block.classList.add("staged");
    it.file.stages.forEach(function (stage) {
      var line = stage.line - it.line;
      if (line < 0 || line >= count) { return; }
      var words = stage.name;
      stage.closures.forEach(function (type) { words += " { " + type + " }"; });
      if (stage.result !== "Void") { words += " returns " + stage.result; }
      var note = make("span", "stage", "");
      note.dataset.type = words;
      var end = stretch(block, startOf(block, line + 1) - 1, 1);
      if (!end) { return; }
      // Insert the note after the line, and after the notes of its other stages.
      var code = block.querySelector("code"), piece = end.endContainer;
      if (piece.parentNode === code) {
        var rest = end.endOffset < piece.data.length ? piece.splitText(end.endOffset) : piece.nextSibling;
        while (rest && rest.className === "stage") { rest = rest.nextSibling; }
        code.insertBefore(note, rest);
      } else {
        while (piece.parentNode !== code) { piece = piece.parentNode; }
        while (piece.nextSibling && piece.nextSibling.className === "stage") {
          piece = piece.nextSibling;
        }
        piece.after(note);
      }
    });
  }
  function goToNext(block, direction) {
    var all = [], count = block.textContent.split("\n").length;
    for (var line = 0; line < count; line += 1) { all = all.concat(identifiersOn(block, line)); }
    all = all.filter(function (identifier) { return identifier.column >= 0; });
    var at = shown && shown.block === block ? all.findIndex(function (identifier) {
      return identifier.line === shown.line && identifier.column === shown.column;
    }) : direction > 0 ? -1 : all.length;
    var next = all[at + direction];
    if (next) {
      show(next);
      isPinned = true;
    }
  }

  card.addEventListener("pointerenter", function () { clearTimeout(timer); });
  card.addEventListener("pointerleave", function () { if (!isPinned) { later(hide, 200); } });
  addEventListener("keydown", function (event) {
    if (event.key === "Escape" && shown) { hide(); }
  });
  addEventListener("pointerdown", function (event) {
    if (shown && !card.contains(event.target) && !shown.block.parentNode.contains(event.target)) {
      hide();
    }
  });
  blocks.forEach(function (block) {
    var button = block.parentNode.querySelector(".types");
    block.addEventListener("pointermove", function (event) {
      if (event.pointerType !== "mouse" || isPinned || event.buttons) { return; }
      var identifier = identifierAt(block, event.clientX, event.clientY);
      if (identifier) {
        later(function () { show(identifier); }, shown ? 60 : 250);
      } else {
        later(hide, 300);
      }
    });
    block.addEventListener("pointerleave", function () { if (!isPinned) { later(hide, 300); } });
    block.addEventListener("click", function (event) {
      if (String(getSelection())) { return; }
      var identifier = identifierAt(block, event.clientX, event.clientY);
      hide();
      if (identifier) {
        show(identifier);
        isPinned = true;
      }
    });
    button.addEventListener("keydown", function (event) {
      if (event.key === "ArrowRight" || event.key === "ArrowDown") { goToNext(block, 1); }
      else if (event.key === "ArrowLeft" || event.key === "ArrowUp") {
        goToNext(block, -1);
      } else if (event.key === "Enter" && shown && shown.block === block && shown.symbol[4]) {
        location.href = shown.symbol[4];
      } else {
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    });
    button.addEventListener("blur", function (event) {
      if (shown && shown.block === block && !card.contains(event.relatedTarget)) { hide(); }
    });
  });
  return {
    // Handles the event that caused the page to load this script.
    handle: function (block, button, event) {
      if (event.currentTarget !== button && event.target.closest("button") !== button) {
        if (event.type === "click") {
          var identifier = identifierAt(block, event.clientX, event.clientY);
          if (identifier) {
            show(identifier);
            isPinned = true;
          }
        }
        return;
      }
      if (!block.classList.contains("staged")) { addStages(block); }
      var isPressed = button.getAttribute("aria-pressed") !== "true";
      button.setAttribute("aria-pressed", String(isPressed));
      block.classList.toggle("untyped", !isPressed);
    }
  };
};
