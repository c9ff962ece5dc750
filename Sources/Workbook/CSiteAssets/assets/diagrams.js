// Steps through marble diagrams event by event, and makes them live; pages with diagrams load this script.
//
// Without this script, diagrams are still images. Buttons and arrow keys move a line across all rows, and the text
// below describes the current events, or the mark at the pointer, in the same words as `DiagramDescription`. The
// script `live/start.js` lets the reader edit the diagrams that the WebAssembly module can play.
(function () {
  "use strict";
  var still = matchMedia("(prefers-reduced-motion: reduce)");
  var units = [["min", 6e10], ["s", 1e9], ["ms", 1e6], ["\u00B5s", 1e3], ["ns", 1]];
  var live = [];
  // Without this script, no lines are drawn, and no marbles travel.
  rxbookLoad("tracing.js").catch(function () {});
  function time(ns) {
    var unit = ns ? units.find(function (unit) { return ns % unit[1] === 0; }) : units[2];
    return ns / unit[1] + " " + unit[0];
  }
  document.querySelectorAll(".marbles .rows").forEach(function (rows) {
    var events, lines, moments, image = rows.querySelector("svg"), figure = rows.closest("figure");
    var caption = figure.querySelector("figcaption");
    var name = "Marbles of " + (caption ? caption.firstChild.data.trim().replace(/^[^:]*: /, "") : "this diagram");
    var legend = {};
    figure.querySelectorAll(".legend dt").forEach(function (label) {
      legend[label.textContent] = label.nextElementSibling.textContent;
    });
    var names = {
      end: "completed", enter: "subscription", leave: "disposal",
      error: legend.X ? "error " + legend.X : "error"
    };
    function nameOf(row) { return row.querySelector("text").textContent; }
    function describe(event) {
      var all = Array.from(event.querySelectorAll("text, path[class]:not([class^=h])")).map(function (mark) {
        return names[mark.getAttribute("class")] || legend[mark.textContent] || mark.textContent;
      });
      return nameOf(event.parentNode) + ": " + all.join(", ") + " at " +
        time(event.at * (rows.dataset.ns || 1e7));
    }
    // Also tells the rows of sources from those of results, because each stave of a diagram contains both.
    function readMarks() {
      var box = rows.querySelector(".operator"), names = [];
      rows.querySelectorAll(".row").forEach(function (row) {
        var isAbove = box && row.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING;
        if (isAbove) { names.push(nameOf(row)); }
        if (box) { row.classList.add(isAbove || names.includes(nameOf(row)) ? "above" : "below"); }
      });
      events = Array.from(rows.querySelectorAll("[data-c]"));
      lines = rows.querySelectorAll(".now");
      events.forEach(function (event) { event.at = Number(event.dataset.c); });
      moments = events.map(function (event) { return event.at; })
        .filter(function (at, index, all) { return all.indexOf(at) === index; })
        .sort(function (one, other) { return one - other; });
    }
    if (caption && figure.id) {
      var link = document.createElement("a");
      link.className = "share";
      link.href = "#" + figure.id;
      link.textContent = "#";
      link.title = "Copy a link to this diagram";
      link.setAttribute("aria-label", link.title);
      caption.firstChild.after(link);
    }
    var row = image.querySelector(".row"), line = document.createElementNS(image.namespaceURI, "path");
    line.setAttribute("class", "now");
    line.setAttribute("d", "M" + (row.transform.baseVal[0].matrix.e + 4) + " 6V" + (image.viewBox.baseVal.height - 6));
    image.append(line);
    readMarks();
    if (moments.length === 0 && !rows.dataset.live) { return; }

    var at = null, timer = null, lastStatus = "";
    var player = document.createElement("div");
    var status = document.createElement("output");
    player.className = "player";
    rows.tabIndex = 0;
    rows.setAttribute("role", "group");
    rows.setAttribute("aria-label", name);
    function button(text, title, action) {
      var button = document.createElement("button");
      button.type = "button";
      button.textContent = text;
      button.setAttribute("aria-label", title + ": " + name);
      button.title = title;
      button.addEventListener("click", action);
      player.append(button);
      return button;
    }
    function announce(chosen) {
      status.textContent = chosen.map(describe)
        .filter(function (text, index, all) { return all.indexOf(text) === index; }).join("; ");
    }
    function show(column) {
      at = column;
      events.forEach(function (event) {
        event.classList.toggle("later", at !== null && event.at > at);
        event.classList.toggle("here", event.at === at);
      });
      lines.forEach(function (line) {
        var from = Number(line.dataset.from || 0);
        line.classList.toggle("on", at !== null && at >= from && at < Number(line.dataset.to || 1e9));
        line.style.transform = "translateX(" + (at === null ? from : at) * Number("{{column}}") + "px)";
      });
      var chosen = events.filter(function (event) { return event.at === at; });
      if (chosen.length > 0 || at === null) {
        announce(chosen);
        lastStatus = status.textContent;
      }
      trace(timer === null ? chosen : []);
      if (window.rxbookTracing && rows.matches(".moving")) { rxbookTracing.travel(rows, events, chosen); }
    }
    function next(direction) {
      var others = moments.filter(function (moment) {
        return at === null || (direction > 0 ? moment > at : moment < at);
      });
      return others[direction > 0 ? 0 : others.length - 1];
    }
    function step(direction) {
      stop();
      var moment = next(direction);
      show(moment === undefined ? null : moment);
    }
    function stop() {
      clearInterval(timer);
      timer = null;
      playing.textContent = "\u25B6";
      rows.classList.remove("moving");
    }
    // Plays the diagram. If the page plays it by itself, nothing stays selected at the end.
    function play(isByItself) {
      if (isByItself === true && (timer !== null || at !== null)) { return; }
      if (timer !== null) { return stop(); }
      if (moments.length === 0) { return; }
      var last = moments[moments.length - 1];
      rows.classList.toggle("moving", !still.matches);
      if (at === null || at >= last) { show(still.matches ? moments[0] : 0); }
      playing.textContent = "\u2016";
      trace([]);
      timer = setInterval(function () {
        if (at >= last) {
          stop();
          return isByItself === true ? show(null) : null;
        }
        // Edited diagrams can have events between two columns.
        show(still.matches ? next(1) : Math.min(next(1), at + 1));
      }, still.matches ? 1200 : 180);
    }
    button("\u2039", "Previous event", function () { step(-1); });
    var playing = button("\u25B6", "Play or pause", play);
    button("\u203A", "Next event", function () { step(1); });
    player.append(status);
    if (rows.dataset.live) { live.push({ rows: rows, status: status, button: button, time: time, still: still, play: play }); }
    rows.append(player);
    // An image that is too wide for the page is drawn again, and restored when the page gets wider.
    var parts = Array.from(image.childNodes), fitted = 0, resized = 0;
    var attributes = ["class", "viewBox", "width"].map(function (name) { return [name, image.getAttribute(name)]; });
    new ResizeObserver(function () {
      var width = rows.clientWidth;
      if (width === 0 || width === fitted || rows.matches(".open")) { return; }
      if (fitted > 0) {
        image.replaceChildren.apply(image, parts);
        attributes.forEach(function (pair) { if (pair[1] !== null) { image.setAttribute(pair[0], pair[1]); } });
        rows.dispatchEvent(new Event("opened"));
      }
      fitted = 0;
      var turn = ++resized;
      // As in `live-drawing.js`, letters have a size of 11, and should be shown with 14 pixels on a phone.
      if (image.viewBox.baseVal.width * (width < 500 ? 14 : 12) <= width * 11) { return; }
      fitted = width;
      // The width may change again before the script has been loaded.
      rxbookLoad("live/drawing.js").then(function () { if (turn === resized) { rxbookLive.fit(rows); } })
        .catch(function () {});
    }).observe(rows);
    rows.addEventListener("opened", function () {
      readMarks();
      if (at !== null) { show(at); }
    });
    // An edited diagram starts from the beginning.
    rows.addEventListener("redrawn", function () {
      stop();
      at = null;
      lastStatus = status.textContent = "";
      readMarks();
    });

    rows.addEventListener("keydown", function (event) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) { return; }
      if (event.target.closest(".change, .mark") || rows.matches(".asked")) { return; }
      if (event.key === "ArrowRight") { step(1); }
      else if (event.key === "ArrowLeft") {
        step(-1);
      } else if (event.key === "Escape") {
        stop();
        show(null);
      } else {
        return;
      }
      event.preventDefault();
    });
    function trace(chosen) {
      if (window.rxbookTracing) { rxbookTracing.draw(rows, events, chosen); }
    }
    function pointedAt(pointer) { return pointer.target.closest("[data-c]"); }
    rows.addEventListener("pointerover", function (pointer) {
      var event = pointedAt(pointer);
      if (!event || rows.matches(".asked") && event.parentNode.matches(".below")) { return trace([]); }
      announce([event]);
      trace([event]);
    });
    document.addEventListener("pointerdown", function (pointer) {
      if (!rows.contains(pointer.target)) { trace([]); }
    });
    rows.addEventListener("pointerout", function (pointer) {
      if (pointer.pointerType !== "mouse") { return; }
      status.textContent = lastStatus;
      trace(at === null || timer !== null ? [] : events.filter(function (event) { return event.at === at; }));
    });
    rows.addEventListener("click", function (pointer) {
      var event = pointedAt(pointer);
      if (!event || pointer.target.closest(".mark")) { return; }
      stop();
      show(event.at);
      announce([event]);
      lastStatus = status.textContent;
    });
  });
  if (live.length > 0) {
    rxbookLoad("live/start.js").then(function () { live.forEach(rxbookEnliven); }).catch(function () {});
  }
})();
