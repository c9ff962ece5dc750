/// The part of the pages' script that goes through diagrams, moment by moment.
///
/// Without it they stand still. Buttons and arrow keys move a line across all rows: what comes later fades, and what happens
/// is said below. A mark that is pointed at or touched is said, too, in the words of `DiagramWords`. Those of which the page
/// has a module have a button that loads what it takes to change them.
let diagramScript = """
  (function () {
    "use strict";
    var still = matchMedia("(prefers-reduced-motion: reduce)");
    var units = [["min", 6e10], ["s", 1e9], ["ms", 1e6], ["\\u00B5s", 1e3], ["ns", 1]];
    var loading = null;
    // Loads what changes diagrams, once.
    function load() {
      loading = loading || rxbookLoad("\(LiveFiles.script)").then(function () { return window.rxbookLive.load(); });
      return loading;
    }
    function time(ns) {
      var unit = ns ? units.find(function (unit) { return ns % unit[1] === 0; }) : units[2];
      return ns / unit[1] + " " + unit[0];
    }
    document.querySelectorAll(".marbles .rows").forEach(function (rows) {
      var events, lines, moments;
      var legend = {};
      rows.parentNode.querySelectorAll(".legend dt").forEach(function (label) {
        legend[label.textContent] = label.nextElementSibling.textContent;
      });
      var names = {
        end: "completed", enter: "subscription", leave: "disposal",
        error: legend.X ? "error " + legend.X : "error"
      };
      function words(event) {
        var all = Array.from(event.querySelectorAll("text, path[class]")).map(function (mark) {
          return names[mark.getAttribute("class")] || legend[mark.textContent] || mark.textContent;
        });
        return event.parentNode.querySelector("text").textContent + ": " + all.join(", ") + " at " +
          time(event.at * (rows.dataset.ns || 1e7));
      }
      function read() {
        events = Array.from(rows.querySelectorAll("[data-c]"));
        lines = rows.querySelectorAll(".now");
        events.forEach(function (event) { event.at = Number(event.dataset.c); });
        moments = events.map(function (event) { return event.at; })
          .filter(function (at, index, all) { return all.indexOf(at) === index; })
          .sort(function (one, other) { return one - other; });
      }
      read();
      if (moments.length === 0 && !rows.dataset.live) { return; }

      var at = null, timer = null, said = "";
      var player = document.createElement("div");
      var status = document.createElement("output");
      player.className = "player";
      function button(text, name, action) {
        var button = document.createElement("button");
        button.type = "button";
        button.textContent = text;
        button.setAttribute("aria-label", name + " " + rows.getAttribute("aria-label"));
        button.title = name;
        button.addEventListener("click", action);
        player.append(button);
        return button;
      }
      function say(chosen) {
        status.textContent = chosen.map(words)
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
          line.style.transform = "translateX(" + (at === null ? from : at) * \(MarbleShapes.column) + "px)";
        });
        var chosen = events.filter(function (event) { return event.at === at; });
        if (chosen.length > 0 || at === null) { say(chosen); said = status.textContent; }
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
        playing.textContent = "\\u25B6";
        rows.classList.remove("moving");
      }
      function play() {
        if (timer !== null) { stop(); return; }
        if (moments.length === 0) { return; }
        var last = moments[moments.length - 1];
        rows.classList.toggle("moving", !still.matches);
        if (at === null || at >= last) { show(still.matches ? moments[0] : 0); }
        playing.textContent = "\\u2016";
        timer = setInterval(function () {
          show(still.matches ? next(1) : at + 1);
          if (at >= last) { stop(); }
        }, still.matches ? 1200 : 180);
      }
      button("\\u2039", "Step back in", function () { step(-1); });
      var playing = button("\\u25B6", "Play or pause", play);
      button("\\u203A", "Step on in", function () { step(1); });
      if (rows.dataset.live) {
        var change = button("Change it", "Change", function () {
          change.disabled = true;
          load().then(function () {
            change.remove();
            window.rxbookLive.open(rows, time);
          }, function (error) { status.textContent = "This browser cannot play it: " + (error.message || "it was not loaded"); });
        });
        change.className = "wide";
      }
      player.append(status);
      rows.append(player);
      // What is drawn anew is gone through from its beginning.
      rows.addEventListener("redrawn", function () {
        stop();
        at = null;
        said = status.textContent = "";
        read();
      });

      rows.addEventListener("keydown", function (event) {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) { return; }
        if (event.target.closest(".change, .mark")) { return; }
        if (event.key === "ArrowRight") { step(1); }
        else if (event.key === "ArrowLeft") { step(-1); }
        else if (event.key === "Escape") { stop(); show(null); }
        else { return; }
        event.preventDefault();
      });
      function pointedAt(pointer) { return pointer.target.closest("[data-c]"); }
      rows.addEventListener("pointerover", function (pointer) {
        var event = pointedAt(pointer);
        if (event) { say([event]); }
      });
      rows.addEventListener("pointerout", function (pointer) {
        if (pointer.pointerType === "mouse") { status.textContent = said; }
      });
      rows.addEventListener("click", function (pointer) {
        var event = pointedAt(pointer);
        if (!event || rows.classList.contains("open")) { return; }
        stop();
        show(event.at);
        say([event]);
        said = status.textContent;
      });
    });

    // An address that holds what somebody has made of a diagram.
    if (location.hash.indexOf("#change=") === 0 && document.querySelector("[data-live]")) {
      load().then(function () { window.rxbookLive.openAddress(location.hash.slice(8), time); }, function () {});
    }
  })();

  """
