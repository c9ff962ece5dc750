// Loads the symbols in code on demand (part of the script of every page).
//
// `symbols.js` and the chapter's data are loaded when the pointer first moves over code, or when the reader first
// touches code or presses its button "Types".
(function () {
  "use strict";
  var blocks = document.querySelectorAll("pre[data-symbols]"), symbols = null;
  if (blocks.length === 0) { return; }
  var folder = location.pathname.split("/").slice(-2)[0];
  window.rxbookSymbols = {};
  function load() {
    return Promise.all([rxbookLoad("symbols/symbols.js"), rxbookLoad("symbols/" + folder + ".js")]).then(function () {
      symbols = symbols || rxbookSymbols.open(rxbookSymbols[decodeURIComponent(folder)], blocks);
    });
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
    button.title = "Show the type of each stage; arrow keys move between identifiers";
    button.setAttribute("aria-pressed", "false");
    frame.append(button);
    function forward(event) {
      load().then(function () { symbols.handle(block, button, event); }, function () {
        if (button.contains(event.target)) {
          button.textContent = "Failed";
          setTimeout(function () { button.textContent = "Types"; }, 1500);
        } else {
          block.addEventListener(event.type, forward, { once: true });
        }
      });
    }
    button.addEventListener("click", forward);
    block.addEventListener("pointerover", forward, { once: true });
    block.addEventListener("click", forward, { once: true });
  });
})();
