// Loads the editor when the reader points at a diagram or focuses it, and asks for a prediction if the diagram answers a
// question of the text.
(function () {
  "use strict";
  var isWiggled = false, isPlayed = false, time;
  function ignore() {}

  // Makes a diagram live. `diagram` contains its element, and what `diagrams.js` provides for it.
  window.rxbookEnliven = function (diagram) {
    time = diagram.time;
    var rows = diagram.rows, status = diagram.status, image = rows.querySelector("svg");
    var description = image.getAttribute("aria-label");
    var editor = null, held = null, isLoading = false, sources = ".above";
    // Opens the diagram in the editor without a visible change.
    function wake() {
      return rxbookLoadPlayer().then(function () {
        editor = rxbookLive.open(rows, time);
        return editor;
      });
    }
    function opens(method) {
      return function () {
        if (isLoading) { return; }
        isLoading = true;
        if (!editor) { status.textContent = "Loading \u2026"; }
        wake().then(function (editor) {
          status.textContent = "";
          editor[method]();
        }).catch(function (error) {
          // Without the editor, the result can't be predicted.
          rows.classList.remove("asked");
          image.setAttribute("aria-label", description);
          // The button for the prediction, which may have had the focus, is hidden.
          if (rows.querySelector(".player").contains(document.activeElement)) { rows.focus({ preventScroll: true }); }
          status.textContent = "The diagram can't be edited here: " + error.message;
        }).then(function () { isLoading = false; });
      };
    }
    ["pointerenter", "focusin"].forEach(function (kind) {
      rows.addEventListener(kind, function () { if (!editor) { wake().catch(ignore); } });
    });
    var more = diagram.button("More", "Edit the diagram", opens("more"));
    more.className = "more";
    more.setAttribute("aria-expanded", "false");

    var fold = rows.parentNode;
    if (fold.matches(".marbles > .folded")) {
      var name = rxbookProgress.chapter + "/" + fold.parentNode.id;
      rows.dataset.prediction = name;
      if (rxbookProgress.read().predictions[name] !== true) {
        rows.classList.add("asked");
        diagram.button("Place what comes out", "Predict the result", opens("ask")).className = "place";
        // The description of the image contains the result.
        image.setAttribute("aria-label", "The result is hidden until you predict it.");
      }
      fold.replaceWith.apply(fold, Array.from(fold.children).slice(1));
    }

    // Until the editor has loaded, this script moves the mark.
    rows.addEventListener("pointerdown", function (pointer) {
      var mark = pointer.target.closest("[data-c]");
      if (rows.matches(".open") || pointer.button !== 0 || !mark || !mark.closest(sources)) { return; }
      rows.classList.add("pointed");
      held = { mark: mark, x: pointer.clientX, y: pointer.clientY, last: pointer };
      rows.setPointerCapture(pointer.pointerId);
      wake().then(function () {
        editor.grab(held);
        held = null;
      }).catch(function () {
        if (held) { held.mark.style.transform = ""; }
        held = null;
      });
    });
    ["pointermove", "pointerup", "pointercancel"].forEach(function (kind) {
      rows.addEventListener(kind, function (pointer) {
        if (!held || held.isOver) { return; }
        held.isOver = kind !== "pointermove";
        // A cancelled event has no position.
        if (kind !== "pointercancel") { held.last = pointer; }
        held.mark.style.transform = "translateX(" + (held.last.clientX - held.x) / image.getScreenCTM().a + "px)";
      });
    });

    // The first diagram that comes into view shows once that its marks can be dragged, and what it does.
    var first = image.querySelector(sources + " [data-c]");
    if (!first || rows.matches(".asked")) { return; }
    var observer = new IntersectionObserver(function (entries) {
      if (!entries.some(function (entry) { return entry.isIntersecting; })) { return; }
      observer.disconnect();
      try {
        isWiggled = isWiggled || sessionStorage.getItem("rxbook.wiggled");
        sessionStorage.setItem("rxbook.wiggled", "yes");
      } catch (error) {}
      var isStill = isPlayed || editor || diagram.still.matches;
      if (!isWiggled && !isStill) { first.classList.add("wiggles"); }
      // The first diagram of each page is also played once, unless the reader is already using it.
      if (!isStill) { setTimeout(function () { if (!editor) { diagram.play(true); } }, isWiggled ? 600 : 2600); }
      isWiggled = isPlayed = true;
    }, { threshold: 1 });
    observer.observe(image);
  };

  // Opens the edited diagram that the address of this page contains.
  function openAddress() {
    var parts = /^#(change|predict)=(.*)$/.exec(location.hash);
    if (!parts) { return; }
    rxbookLoadPlayer().then(function () { rxbookLive.openAddress(parts[2], time, parts[1] === "predict"); }, ignore);
  }
  openAddress();
  addEventListener("hashchange", openAddress);
})();
