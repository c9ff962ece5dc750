// The script that `rxbook serve` adds to each page. It reloads the page when it has changed, restores the scroll
// position, and shows each problem next to the text that causes it.
//
// Browsers open at most six connections to a server, so a hidden page closes its own.
(function () {
  "use strict";
  var version = document.currentScript.dataset.version;
  var path = decodeURIComponent(location.pathname).replace(/^\//, "") || "index.html";
  var key = "rxbook.place";
  var make = rxbookMake;

  var style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = document.currentScript.src.replace(/\.js$/, ".css");
  document.head.append(style);
  var box = make("div", "live", "");
  box.setAttribute("role", "status");
  box.hidden = true;
  document.body.append(box);

  // The blocks of the page, each with its file and line.
  var places = Array.from(document.querySelectorAll("[data-place]")).map(function (mark) {
    var at = mark.dataset.place.lastIndexOf(":");
    return {
      file: mark.dataset.place.slice(0, at), line: Number(mark.dataset.place.slice(at + 1)),
      block: mark.nextElementSibling || mark.parentElement
    };
  });
  var details = Array.from(document.querySelectorAll("main details"));

  function reloadPage() {
    var first = null;
    places.forEach(function (place) {
      if (place.block.getBoundingClientRect().top < 120) { first = place; }
    });
    var top = first && first.block.getBoundingClientRect().top;
    sessionStorage.setItem(key, JSON.stringify({
      path: path, line: first && first.line, words: first && first.block.textContent.slice(0, 200), top: top,
      scroll: scrollY, open: details.map(function (one) { return one.open; })
    }));
    history.scrollRestoration = "manual";
    location.reload();
  }
  (function restorePosition() {
    var place = JSON.parse(sessionStorage.getItem(key) || "null");
    sessionStorage.removeItem(key);
    if (!place || place.path !== path) { return; }
    if (place.open.length === details.length) {
      details.forEach(function (one, index) { one.open = place.open[index]; });
    }
    // Find the block that was there before: the nearest one with the same text, or else the one with the nearest line.
    var nearest = null;
    var distance = Infinity;
    places.forEach(function (other) {
      var isSame = other.block.textContent.slice(0, 200) === place.words;
      var away = Math.abs(other.line - place.line) + (isSame ? 0 : 100000);
      if (away < distance) {
        nearest = other;
        distance = away;
      }
    });
    function scroll() {
      if (!nearest || place.line === null) { return scrollTo(0, place.scroll); }
      scrollBy(0, nearest.block.getBoundingClientRect().top - place.top);
    }
    scroll();
    addEventListener("load", function () {
      // The script of diagrams has inserted its buttons. Not all browsers adjust the scroll position.
      scroll();
      // Until now, the browser would have restored a scroll position of its own.
      setTimeout(function () { history.scrollRestoration = "auto"; });
    });
  })();

  function note(finding) {
    var aside = make("aside", "finding", "");
    aside.setAttribute("role", "note");
    aside.setAttribute("aria-label", "Problem");
    var words = make("p", "", finding.message + " ");
    var column = finding.column ? ":" + finding.column : "";
    words.append(make("span", "where", finding.file + ":" + finding.line + column));
    aside.append(words);
    if (finding.details.length > 0) { aside.append(make("pre", "", finding.details.join("\n"))); }
    return aside;
  }
  function show(state) {
    document.querySelectorAll(".finding").forEach(function (one) { one.remove(); });
    var count = 0;
    var files = {};
    var links = make("ul", "", "");
    state.findings.forEach(function (finding) {
      var at = null;
      places.forEach(function (place) {
        if (place.file === finding.file && place.line <= finding.line) { at = place.block; }
      });
      var isOwn = at || places.some(function (place) { return place.file === finding.file; });
      if (!isOwn && !(finding.file.indexOf("/" + path.split("/")[0] + "/") > 0)) {
        files[finding.file] = (files[finding.file] || 0) + 1;
        return;
      }
      count += 1;
      var aside = note(finding);
      // The capital letter distinguishes it from anchors of headings.
      aside.id = "Finding" + count;
      while (at && at.nextElementSibling && at.nextElementSibling.className === "finding") {
        at = at.nextElementSibling;
      }
      if (at) {
        at.after(aside);
      } else {
        document.querySelector("main").prepend(aside);
      }
      var link = make("a", "", finding.file.split("/").pop() + ":" + finding.line);
      link.href = "#" + aside.id;
      var item = make("li", "", "");
      item.append(link);
      links.append(item);
    });
    var elsewhere = Object.keys(files).sort().map(function (file) {
      return file + " (" + files[file] + ")";
    });
    var proof = {
      running: "Proof running \u2026", done: state.findings.length > 0 ? "" : "Proof passed.", none: "Not proven."
    }[state.proof];
    box.textContent = "";
    [state.trouble, proof, count > 0 ? "Problems on this page:" : ""].forEach(function (words) {
      if (words) { box.append(make("p", "", words)); }
    });
    if (count > 0) { box.append(links); }
    if (elsewhere.length > 0) {
      box.append(make("p", "", "Problems elsewhere: " + elsewhere.join(", ")));
    }
    box.classList.toggle("bad", Boolean(state.trouble) || state.findings.length > 0);
    box.hidden = false;
    document.documentElement.dataset.proof = state.proof;
  }

  var source = null;
  // Waits for the next event of an open connection, or else for the next attempt to connect.
  var timer = null;
  function close() {
    clearTimeout(timer);
    if (source) { source.close(); }
  }
  function lose(words) {
    close();
    timer = setTimeout(open, 1000);
    // When rxbook serve ends, it says so before the connection fails.
    if (document.documentElement.dataset.status === "lost") { return; }
    box.textContent = words;
    box.classList.add("bad");
    box.hidden = false;
    document.documentElement.dataset.status = "lost";
  }
  function loseSilent() { lose("rxbook serve does not respond. Trying again \u2026"); }
  function open() {
    close();
    source = new EventSource("/events");
    function listen(name, handle) {
      source.addEventListener(name, function (event) {
        waitForEvent();
        handle(event);
      });
    }
    // The server sends an event every five seconds.
    function waitForEvent() {
      clearTimeout(timer);
      timer = setTimeout(loseSilent, 12000);
    }
    waitForEvent();
    listen("beat", function () {});
    listen("book", function (event) {
      var state = JSON.parse(event.data);
      var now = state.versions[path];
      if (now && now !== version) { return reloadPage(); }
      document.documentElement.dataset.status = "live";
      show(state);
    });
    listen("goodbye", function () {
      lose("rxbook serve has ended. Start it again with --port " + location.port + ", and this page reconnects.");
    });
    source.addEventListener("error", loseSilent);
  }
  document.addEventListener("visibilitychange", function () {
    if (document.hidden) {
      close();
    } else {
      open();
    }
  });
  if (!document.hidden) { open(); }
})();
