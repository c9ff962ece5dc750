// Opens the search, and filters long lists (part of the script of every page).
//
// `search-dialog.js` and `search-engine.js`, which are loaded on demand, show and find the results.
(function () {
  "use strict";
  var root = document.currentScript.src.replace(/[^\/]*$/, "");
  function fold(text) {
    if (/^[\x00-\x7f]*$/.test(text)) { return text.toLowerCase(); }
    return text.toLowerCase().normalize("NFKD").replace(/[\u0300-\u036f]/g, "").normalize("NFC")
      .replace(/\u03c2/g, "\u03c3");
  }

  var make = rxbookMake;

  var opener = document.querySelector(".seek");
  var dialog = null;
  function open() {
    rxbookLoad("search/engine.js").then(function () {
      dialog = dialog || rxbookSearchDialog(root, fold, make);
      dialog.open();
    }, function () {
      opener.textContent = "Not available";
    });
  }
  var key = make("kbd", "", /Mac|iPhone|iPad/.test(navigator.platform) ? "\u2318K" : "Ctrl K");
  opener.append(key);
  opener.setAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
  opener.addEventListener("click", open);
  addEventListener("keydown", function (event) {
    var isSlash = event.key === "/" && !event.altKey && !event.ctrlKey && !event.metaKey;
    var isK = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isSlash && !isK) { return; }
    if (isSlash && event.target.closest && event.target.closest("input, select, textarea, [contenteditable]")) {
      return;
    }
    if (document.querySelector("dialog[open]:not(.search)")) { return; }
    event.preventDefault();
    open();
  });

  document.querySelectorAll("[data-filter]").forEach(function (list) {
    var items = Array.from(list.querySelectorAll(":scope > section > details, :scope > li"));
    var texts = items.map(function (item) { return fold(item.textContent); });
    var label = make("label", "filter", list.dataset.filter + " ");
    var input = make("input");
    input.type = "search";
    var count = make("span", "status");
    count.setAttribute("role", "status");
    label.append(input);
    var line = make("p", "filtering");
    line.append(label, count);
    list.before(line);
    input.addEventListener("input", function () {
      var words = fold(input.value).split(/\s+/).filter(Boolean);
      var shown = 0;
      items.forEach(function (item, index) {
        item.hidden = !words.every(function (word) { return texts[index].includes(word); });
        if (!item.hidden) { shown += 1; }
        if (item.matches("details")) {
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
