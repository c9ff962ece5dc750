// The dialog of the search, which is published with `search-engine.js`.
//
// It is modal, so the page behind it stays where it is, and gets the focus back when the dialog closes.
window.rxbookSearchDialog = function (root, fold, make) {
  "use strict";
  var finder = rxbookFinder(fold, make);
  var dialog = make("dialog", "search");
  dialog.setAttribute("aria-label", "Search");
  var box = make("input");
  box.type = "search";
  box.placeholder = "Search the book";
  box.autocomplete = "off";
  box.spellcheck = false;
  var panel = make("div", "found");
  panel.hidden = true;
  // Keys can scroll it.
  panel.tabIndex = 0;
  var status = make("p", "status");
  status.setAttribute("role", "status");
  var list = make("div");
  // The capital letter distinguishes it from anchors of headings.
  list.id = "SearchResults";
  [
    [box, {
      role: "combobox", "aria-label": "Search the book", "aria-autocomplete": "list",
      "aria-expanded": "false", "aria-controls": "SearchResults"
    }],
    [list, { role: "listbox", "aria-label": "Search results" }]
  ].forEach(function (pair) {
    Object.keys(pair[1]).forEach(function (name) { pair[0].setAttribute(name, pair[1][name]); });
  });
  panel.append(status, list);
  var close = make("button", "close", "Close");
  close.type = "button";
  close.addEventListener("click", function () { dialog.close(); });
  dialog.append(box, close, panel);
  document.body.append(dialog);

  var options = [];
  var chosen = -1;
  function choose(number) {
    if (chosen >= 0 && options[chosen]) { options[chosen].setAttribute("aria-selected", "false"); }
    chosen = options.length === 0 ? -1 : (number + options.length) % options.length;
    if (chosen < 0) { return box.removeAttribute("aria-activedescendant"); }
    options[chosen].setAttribute("aria-selected", "true");
    options[chosen].scrollIntoView({ block: "nearest" });
    box.setAttribute("aria-activedescendant", options[chosen].id);
  }
  function show(isShown) {
    panel.hidden = !isShown;
    box.setAttribute("aria-expanded", String(isShown && options.length > 0));
    if (!isShown) { box.removeAttribute("aria-activedescendant"); }
  }
  var titles = { o: "Operators", s: "Sections", t: "Glossary", q: "Questions" };
  function showResults(found) {
    options = [];
    // The group with the best result comes first, but quiz questions explain nothing, so they come last.
    var groups = {};
    found.documents.forEach(function (entry) {
      var group = entry[4] || "s";
      (groups[group] = groups[group] || []).push(entry);
    });
    list.replaceChildren.apply(list, Object.keys(groups).sort(function (one, other) {
      return (one === "q") - (other === "q");
    }).map(function (group) {
      var entries = groups[group];
      var section = make("div");
      section.setAttribute("role", "group");
      section.setAttribute("aria-label", titles[group]);
      var heading = make("p", "group", titles[group]);
      heading.setAttribute("aria-hidden", "true");
      section.append(heading);
      entries.forEach(function (entry) {
        var option = make("a");
        option.href = root + entry[2];
        option.id = "SearchResult" + options.length;
        option.tabIndex = -1;
        option.setAttribute("role", "option");
        option.setAttribute("aria-selected", "false");
        option.append(
          finder.withCode(entry[0]), make("span", "place", entry[1]), finder.context(entry[3], found.searched));
        // A drawing of the operator, from the search index.
        if (entry[5]) { option.insertAdjacentHTML("afterbegin", entry[5]); }
        section.append(option);
        options.push(option);
      });
      return section;
    }));
    chosen = -1;
    var shown = found.documents.length;
    status.textContent = shown === 0 ? "No results."
      : !found.isComplete ? "No section has all of these words. Closest matches:"
      : shown < found.count ? "The first " + shown + " of " + found.count + " results"
      : shown === 1 ? "1 result" : shown + " results";
    choose(0);
    panel.scrollTop = 0;
    show(true);
  }

  var lastRequest = 0;
  box.addEventListener("input", function () {
    var number = (lastRequest += 1);
    if (finder.prefixes(box.value).length === 0) { return show(false); }
    finder.find(box.value).then(function (found) {
      if (number === lastRequest) { showResults(found); }
    }).catch(function () {
      status.textContent = "The search index could not be loaded.";
      options = [];
      list.replaceChildren();
      show(true);
    });
  });
  box.addEventListener("keydown", function (event) {
    if (event.isComposing) { return; }
    if (event.key === "Escape") {
      dialog.close();
    } else if (panel.hidden) {
      return;
    } else if (event.key === "ArrowDown") {
      choose(chosen + 1);
    } else if (event.key === "ArrowUp") {
      choose(chosen - 1);
    } else if (event.key === "Enter" && options[chosen]) {
      options[chosen].click();
    } else {
      return;
    }
    event.preventDefault();
  });
  list.addEventListener("click", function (event) { if (event.target.closest("a")) { dialog.close(); } });
  dialog.addEventListener("click", function (event) { if (event.target === dialog) { dialog.close(); } });
  return {
    open: function () {
      if (!dialog.open) { dialog.showModal(); }
      box.focus();
      box.select();
    }
  };
};
