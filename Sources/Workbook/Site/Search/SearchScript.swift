/// The part of the page's script that searches: the book, from a box in the bar, and lists that can be filtered.
///
/// What finds is another script (`finderScript`).
let searchScript = #"""
  (function () {
    "use strict";
    var root = document.currentScript.src.replace(/[^\/]*$/, "");
    function fold(text) {
      if (/^[\x00-\x7f]*$/.test(text)) { return text.toLowerCase(); }
      return text.toLowerCase().normalize("NFKD").replace(/[\u0300-\u036f]/g, "").normalize("NFC")
        .replace(/\u03c2/g, "\u03c3");
    }

    function make(name, className, text) {
      var element = document.createElement(name);
      if (className) { element.className = className; }
      if (text) { element.textContent = text; }
      return element;
    }

    var bar = document.querySelector(".bar");
    var place = make("div", "search");
    place.setAttribute("role", "search");
    var box = make("input");
    box.type = "search";
    box.placeholder = "Search (/)";
    box.autocomplete = "off";
    box.spellcheck = false;
    var panel = make("div", "found");
    panel.id = "found";
    panel.hidden = true;
    var said = make("p", "said");
    said.setAttribute("role", "status");
    var list = make("div");
    list.id = "found-list";
    [[box, { role: "combobox", "aria-label": "Search the book", "aria-autocomplete": "list", "aria-expanded": "false",
      "aria-controls": "found-list" }], [list, { role: "listbox", "aria-label": "What was found" }]].forEach(
      function (pair) {
        Object.keys(pair[1]).forEach(function (name) { pair[0].setAttribute(name, pair[1][name]); });
      });
    panel.append(said, list);
    place.append(box, panel);
    bar.insertBefore(place, bar.querySelector(".theme"));

    var chosen = -1;
    function choose(number) {
      var options = list.children;
      if (chosen >= 0 && options[chosen]) { options[chosen].setAttribute("aria-selected", "false"); }
      chosen = options.length === 0 ? -1 : (number + options.length) % options.length;
      if (chosen < 0) { return box.removeAttribute("aria-activedescendant"); }
      options[chosen].setAttribute("aria-selected", "true");
      options[chosen].scrollIntoView({ block: "nearest" });
      box.setAttribute("aria-activedescendant", options[chosen].id);
    }
    function show(isShown) {
      panel.hidden = !isShown;
      box.setAttribute("aria-expanded", String(isShown && list.children.length > 0));
      if (!isShown) { box.removeAttribute("aria-activedescendant"); }
    }
    function write(found, finder) {
      list.replaceChildren.apply(list, found.documents.map(function (entry, number) {
        var option = make("a");
        option.href = root + entry[2];
        option.id = "found-" + number;
        option.tabIndex = -1;
        option.setAttribute("role", "option");
        option.setAttribute("aria-selected", "false");
        option.append(
          finder.typed(entry[0]), make("span", "place", entry[1]), finder.context(entry[3], found.wanted));
        return option;
      }));
      chosen = -1;
      var shown = found.documents.length;
      said.textContent = shown === 0 ? "Nothing is found."
        : !found.isComplete ? "Nothing has all of these words. Closest:"
        : shown < found.count ? "The first " + shown + " of " + found.count + " places"
        : shown === 1 ? "1 place" : shown + " places";
      choose(0);
      show(true);
    }

    var finder = null;
    function prepare() {
      finder = finder || rxbookLoad("\#(SearchIndex.script)").then(
        function () { return rxbookFinder(fold, make); },
        function (error) {
          finder = null;
          throw error;
        });
      return finder;
    }
    var asked = 0;
    box.addEventListener("input", function () {
      var number = (asked += 1);
      prepare().then(function (finder) {
        if (number !== asked) { return; }
        if (finder.needles(box.value).length === 0) { return show(false); }
        return finder.find(box.value).then(function (found) {
          if (number === asked) { write(found, finder); }
        });
      }).catch(function () {
        said.textContent = "The index cannot be read.";
        list.replaceChildren();
        show(true);
      });
    });
    box.addEventListener("focus", function () {
      prepare().catch(function () {});
      if (list.children.length > 0 && box.value) { show(true); }
    });
    box.addEventListener("keydown", function (event) {
      if (event.isComposing) { return; }
      if (event.key === "Escape") {
        if (panel.hidden) { box.blur(); }
        asked += 1;
        show(false);
      } else if (panel.hidden) {
        return;
      } else if (event.key === "ArrowDown") {
        choose(chosen + 1);
      } else if (event.key === "ArrowUp") {
        choose(chosen - 1);
      } else if (event.key === "Enter" && list.children[chosen]) {
        list.children[chosen].click();
      } else {
        return;
      }
      event.preventDefault();
    });
    list.addEventListener("click", function () { show(false); });
    place.addEventListener("focusout", function (event) {
      if (!place.contains(event.relatedTarget)) { show(false); }
    });
    // A click takes the focus away before it is one.
    panel.addEventListener("mousedown", function (event) { event.preventDefault(); });
    addEventListener("keydown", function (event) {
      if (event.key !== "/" || event.altKey || event.ctrlKey || event.metaKey) { return; }
      if (event.target.closest && event.target.closest("input, select, textarea, [contenteditable]")) { return; }
      event.preventDefault();
      box.focus();
      box.select();
    });

    document.querySelectorAll("[data-filter]").forEach(function (list) {
      var items = Array.from(list.querySelectorAll(":scope > details, :scope > section > details"));
      var texts = items.map(function (item) {
        var parts = list.dataset.within ? Array.from(item.querySelectorAll(list.dataset.within)) : [item];
        return fold(parts.map(function (part) { return part.textContent; }).join(" "));
      });
      var label = make("label", "filter", list.dataset.filter + " ");
      var input = make("input");
      input.type = "search";
      var count = make("span", "said");
      count.setAttribute("role", "status");
      label.append(input);
      var line = make("p");
      line.append(label, count);
      list.before(line);
      input.addEventListener("input", function () {
        var words = fold(input.value).split(/\s+/).filter(Boolean);
        var shown = 0;
        items.forEach(function (item, index) {
          item.hidden = !words.every(function (word) { return texts[index].includes(word); });
          if (!item.hidden) { shown += 1; }
          if (!list.dataset.within) {
            var isOpen = words.length > 0 && !item.hidden;
            item.open = isOpen;
            item.querySelectorAll("details").forEach(function (inner) { inner.open = isOpen; });
          }
        });
        list.querySelectorAll(":scope > section").forEach(function (section) {
          section.hidden = !section.querySelector(":scope > details:not([hidden])");
        });
        count.textContent = words.length === 0 ? "" : shown + " of " + items.length;
      });
    });
  })();

  """#
