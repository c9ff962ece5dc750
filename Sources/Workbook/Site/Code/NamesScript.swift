/// The part of the pages' script that waits for a reader who wants to know what a name in code stands for.
///
/// What is known is loaded with the first pointer over code, the first touch, or the first press of the button that code
/// has for it.
let codeScript = """
  (function () {
    "use strict";
    var blocks = document.querySelectorAll("pre[data-names]"), loading = null;
    if (blocks.length === 0) { return; }
    var folder = location.pathname.split("/").slice(-2)[0];
    window.rxbookNames = {};
    function load() {
      loading = loading || Promise.all([rxbookLoad("\(NamesFile.script)"), rxbookLoad("names/" + folder + ".js")])
        .then(function () { return rxbookNames.open(rxbookNames[decodeURIComponent(folder)], blocks); });
      return loading;
    }
    blocks.forEach(function (block) {
      var frame = block.closest(".copied");
      if (!frame) {
        frame = document.createElement("div");
        frame.className = "copied";
        block.replaceWith(frame);
        frame.append(block);
      }
      var button = document.createElement("button");
      button.type = "button";
      button.className = "copy types";
      button.textContent = "Types";
      button.title = "Show what each stage gives; arrow keys go from name to name";
      button.setAttribute("aria-pressed", "false");
      frame.append(button);
      function wake(event) {
        load().then(function (names) { names.hear(block, button, event); }, function () {});
      }
      button.addEventListener("click", wake);
      block.addEventListener("pointerover", wake, { once: true });
      block.addEventListener("click", wake, { once: true });
    });
  })();

  """

/// The script that shows what names in code stand for, which is loaded when somebody asks.
///
/// A card beside the name says its declaration, what the call gives, the first sentence of its comment, and where it is
/// from. It comes with the pointer or a touch, and goes with Escape. Stages of chains have their types below their lines
/// while the button is pressed; with that in focus, arrow keys go from name to name.
let namesScript = """
  rxbookNames.open = function (data, blocks) {
    "use strict";
    function make(name, className, text) {
      var element = document.createElement(name);
      element.className = className;
      element.textContent = text;
      return element;
    }
    var card = make("div", "symbol", "");
    card.setAttribute("role", "status");
    card.hidden = true;
    document.body.append(card);
    var shown = null, isPinned = false, timer = null;

    // What a block shows: the file, its first line, and how many blanks of each line it does not show.
    function view(block) {
      var parts = block.dataset.names.split(":");
      var indentation = Number(parts.pop()), line = Number(parts.pop());
      return { file: data.files[parts.join(":")], line: line, indentation: indentation };
    }
    function namesOn(block, line) {
      var it = view(block), list = (it.file.lines[it.line + line] || "").split(" "), found = [];
      for (var index = 0; index + 2 < list.length; index += 3) {
        found.push({
          block: block, line: line, column: list[index] - it.indentation, symbol: data.symbols[list[index + 1]],
          gives: data.types[list[index + 2]]
        });
      }
      return found;
    }
    // The place of a caret in a block: the line, and the column.
    function place(block, node, offset) {
      var range = document.createRange();
      range.setStart(block, 0);
      range.setEnd(node, offset);
      var lines = range.toString().split("\\n");
      return { line: lines.length - 1, column: lines[lines.length - 1].length };
    }
    // The stretch of the page that shows `length` units of a block's text from `start` on.
    function stretch(block, start, length) {
      var walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT), range = document.createRange();
      var node, at = 0, hasBegun = false;
      while ((node = walker.nextNode())) {
        var end = at + node.data.length;
        if (!hasBegun && start < end) { range.setStart(node, start - at); hasBegun = true; }
        if (hasBegun && start + length <= end) { range.setEnd(node, start + length - at); return range; }
        at = end;
      }
      return null;
    }
    function startOf(block, line) {
      var lines = block.textContent.split("\\n").slice(0, line);
      return lines.reduce(function (sum, text) { return sum + text.length + 1; }, 0);
    }
    function rangeOf(name) {
      return stretch(name.block, startOf(name.block, name.line) + name.column, name.symbol[0].length);
    }
    // The name under a point of the window.
    function nameAt(block, x, y) {
      var node, offset;
      if (document.caretPositionFromPoint) {
        var position = document.caretPositionFromPoint(x, y);
        if (position) { node = position.offsetNode; offset = position.offset; }
      } else if (document.caretRangeFromPoint) {
        var range = document.caretRangeFromPoint(x, y);
        if (range) { node = range.startContainer; offset = range.startOffset; }
      }
      if (!node || !block.contains(node)) { return null; }
      var here = place(block, node, offset);
      return namesOn(block, here.line).find(function (name) {
        if (here.column < name.column || here.column > name.column + name.symbol[0].length) { return false; }
        var range = rangeOf(name);
        return range && Array.from(range.getClientRects()).some(function (box) {
          return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
        });
      }) || null;
    }

    // Text with code between backticks.
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
    function show(name) {
      clearTimeout(timer);
      if (shown && shown.block === name.block && shown.line === name.line && shown.column === name.column) { return; }
      var range = rangeOf(name);
      if (!range) { return; }
      shown = name;
      card.textContent = "";
      card.append(make("code", "", name.symbol[1]));
      if (name.gives) { card.append(prose(make("p", "", ""), "Here it gives `" + name.gives + "`.")); }
      if (name.symbol[2]) { card.append(prose(make("p", "", ""), name.symbol[2])); }
      var from = make("p", "from", "");
      if (name.symbol[4]) {
        var link = make("a", "", name.symbol[3]);
        link.href = name.symbol[4];
        from.append(link);
      } else {
        from.textContent = name.symbol[3];
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

    // The types of the stages in a block, each below the line of its name.
    function addStages(block) {
      var it = view(block), count = block.textContent.split("\\n").length;
      block.classList.add("staged");
      it.file.stages.forEach(function (stage) {
        var line = stage.line - it.line;
        if (line < 0 || line >= count) { return; }
        var words = stage.name;
        stage.closures.forEach(function (type) { words += " { " + type + " }"; });
        if (stage.result !== "Void") { words += " gives " + stage.result; }
        var note = make("span", "stage", "");
        note.dataset.type = words;
        var end = stretch(block, startOf(block, line + 1) - 1, 1);
        if (!end) { return; }
        // Behind the line, and behind what stands there for other stages.
        var code = block.querySelector("code"), piece = end.endContainer;
        if (piece.parentNode === code) {
          var rest = end.endOffset < piece.data.length ? piece.splitText(end.endOffset) : piece.nextSibling;
          while (rest && rest.className === "stage") { rest = rest.nextSibling; }
          code.insertBefore(note, rest);
        } else {
          while (piece.parentNode !== code) { piece = piece.parentNode; }
          while (piece.nextSibling && piece.nextSibling.className === "stage") { piece = piece.nextSibling; }
          piece.after(note);
        }
      });
    }
    function walk(block, direction) {
      var all = [], count = block.textContent.split("\\n").length;
      for (var line = 0; line < count; line += 1) { all = all.concat(namesOn(block, line)); }
      all = all.filter(function (name) { return name.column >= 0; });
      var at = shown && shown.block === block ? all.findIndex(function (name) {
        return name.line === shown.line && name.column === shown.column;
      }) : direction > 0 ? -1 : all.length;
      var next = all[at + direction];
      if (next) { show(next); isPinned = true; }
    }

    card.addEventListener("pointerenter", function () { clearTimeout(timer); });
    card.addEventListener("pointerleave", function () { if (!isPinned) { later(hide, 200); } });
    addEventListener("keydown", function (event) { if (event.key === "Escape" && shown) { hide(); } });
    addEventListener("pointerdown", function (event) {
      if (shown && !card.contains(event.target) && !shown.block.parentNode.contains(event.target)) { hide(); }
    });
    blocks.forEach(function (block) {
      var button = block.parentNode.querySelector(".types");
      block.addEventListener("pointermove", function (event) {
        if (event.pointerType !== "mouse" || isPinned || event.buttons) { return; }
        var name = nameAt(block, event.clientX, event.clientY);
        if (name) { later(function () { show(name); }, shown ? 60 : 250); } else { later(hide, 300); }
      });
      block.addEventListener("pointerleave", function () { if (!isPinned) { later(hide, 300); } });
      block.addEventListener("click", function (event) {
        if (String(getSelection())) { return; }
        var name = nameAt(block, event.clientX, event.clientY);
        hide();
        if (name) { show(name); isPinned = true; }
      });
      button.addEventListener("keydown", function (event) {
        if (event.key === "ArrowRight" || event.key === "ArrowDown") { walk(block, 1); }
        else if (event.key === "ArrowLeft" || event.key === "ArrowUp") { walk(block, -1); }
        else if (event.key === "Enter" && shown && shown.block === block && shown.symbol[4]) { location.href = shown.symbol[4]; }
        else { return; }
        event.preventDefault();
        event.stopPropagation();
      });
      button.addEventListener("blur", function (event) {
        if (shown && shown.block === block && !card.contains(event.relatedTarget)) { hide(); }
      });
    });
    return {
      // What happened before all this was here.
      hear: function (block, button, event) {
        if (event.currentTarget !== button && event.target.closest("button") !== button) {
          if (event.type === "click") {
            var name = nameAt(block, event.clientX, event.clientY);
            if (name) { show(name); isPinned = true; }
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

  """
