/// The script of pages that are served: it brings a page anew when it has changed, to where the reader was, and shows what
/// is wrong at its place.
///
/// Browsers keep six connections to a server, so that a page that nobody looks at lets go of its own.
let liveScript = """
  (function () {
    "use strict";
    var version = document.currentScript.dataset.version;
    var path = decodeURIComponent(location.pathname).replace(/^\\//, "") || "index.html";
    var key = "rxbook.place";
    function make(name, className, text) {
      var element = document.createElement(name);
      element.className = className;
      element.textContent = text;
      return element;
    }

    var style = document.createElement("style");
    style.textContent =
      ".live { position: fixed; right: 1rem; bottom: 1rem; z-index: 2; max-width: min(32rem, calc(100vw - 2rem));" +
      " max-height: 60vh; overflow: auto; padding: 0.5rem 0.9rem; border: 1px solid var(--line); border-left: 4px solid var(--type);" +
      " border-radius: 8px; background: var(--paper); color: var(--ink); font: 0.85rem/1.5 var(--plain); }" +
      ".live.bad, .finding { border-left: 4px solid var(--mark); }" +
      ".live p, .live ul { margin: 0; } .live ul { padding-left: 1.1rem; }" +
      ".finding { margin: 0 0 1.1rem; padding: 0.6rem 1rem; border-radius: 0 8px 8px 0; background: var(--panel);" +
      " font: 0.9rem/1.5 var(--plain); }" +
      ".finding p { margin: 0; } .finding pre { margin: 0.5rem 0 0; white-space: pre-wrap; }" +
      ".finding .where { color: var(--quiet); }" +
      "@media print { .live, .finding { display: none; } }";
    document.head.append(style);
    var box = make("div", "live", "");
    box.setAttribute("role", "status");
    box.hidden = true;
    document.body.append(box);

    // The blocks of the page, each with the line of its file that it is from.
    var places = Array.from(document.querySelectorAll("[data-place]")).map(function (mark) {
      var at = mark.dataset.place.lastIndexOf(":");
      return {
        file: mark.dataset.place.slice(0, at), line: Number(mark.dataset.place.slice(at + 1)),
        block: mark.nextElementSibling || mark.parentElement
      };
    });
    var details = Array.from(document.querySelectorAll("main details"));

    function leave() {
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
    (function arrive() {
      var place = JSON.parse(sessionStorage.getItem(key) || "null");
      sessionStorage.removeItem(key);
      if (!place || place.path !== path) { return; }
      // Not before the browser has passed over its own idea of where that was.
      addEventListener("load", function () {
        setTimeout(function () { history.scrollRestoration = "auto"; });
      });
      if (place.open.length === details.length) {
        details.forEach(function (one, index) { one.open = place.open[index]; });
      }
      // The block that was there, wherever it is: the one with the same words that is nearest, or with the same line.
      var nearest = null;
      var distance = Infinity;
      places.forEach(function (other) {
        var isSame = other.block.textContent.slice(0, 200) === place.words;
        var away = Math.abs(other.line - place.line) + (isSame ? 0 : 100000);
        if (away < distance) { nearest = other; distance = away; }
      });
      if (!nearest || place.line === null) { return scrollTo(0, place.scroll); }
      scrollBy(0, nearest.block.getBoundingClientRect().top - place.top);
    })();

    function note(finding) {
      var aside = make("aside", "finding", "");
      aside.setAttribute("role", "note");
      aside.setAttribute("aria-label", "What is wrong here");
      var words = make("p", "", finding.message + " ");
      var column = finding.column ? ":" + finding.column : "";
      words.append(make("span", "where", finding.file + ":" + finding.line + column));
      aside.append(words);
      if (finding.details.length > 0) { aside.append(make("pre", "", finding.details.join("\\n"))); }
      return aside;
    }
    function show(state) {
      document.querySelectorAll(".finding").forEach(function (one) { one.remove(); });
      var here = 0;
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
        here += 1;
        var aside = note(finding);
        aside.id = "finding-" + here;
        while (at && at.nextElementSibling && at.nextElementSibling.className === "finding") { at = at.nextElementSibling; }
        if (at) { at.after(aside); } else { document.querySelector("main").prepend(aside); }
        var link = make("a", "", finding.file.split("/").pop() + ":" + finding.line);
        link.href = "#" + aside.id;
        var item = make("li", "", "");
        item.append(link);
        links.append(item);
      });
      var elsewhere = Object.keys(files).sort().map(function (file) { return file + " (" + files[file] + ")"; });
      var proof = {
        running: "Being proven \\u2026", done: state.findings.length > 0 ? "" : "All is proven.", none: "Not proven."
      }[state.proof];
      box.textContent = "";
      [state.trouble, proof, here > 0 ? "Wrong on this page:" : ""].forEach(function (words) {
        if (words) { box.append(make("p", "", words)); }
      });
      if (here > 0) { box.append(links); }
      if (elsewhere.length > 0) { box.append(make("p", "", "Wrong elsewhere: " + elsewhere.join(", "))); }
      box.classList.toggle("bad", Boolean(state.trouble) || state.findings.length > 0);
      box.hidden = false;
      document.documentElement.dataset.proof = state.proof;
    }

    var source = null;
    var state = null;
    function lose(words) {
      box.textContent = words;
      box.classList.add("bad");
      box.hidden = false;
      document.documentElement.dataset.status = "lost";
    }
    function open() {
      if (source) { source.close(); }
      source = new EventSource("/events");
      source.addEventListener("book", function (event) {
        state = JSON.parse(event.data);
        var now = state.versions[path];
        if (now && now !== version) { return leave(); }
        document.documentElement.dataset.status = "live";
        show(state);
      });
      source.addEventListener("goodbye", function () {
        source.close();
        lose("rxbook serve has ended. Start it again with --port " + location.port + ", and this page goes on.");
        setTimeout(open, 1000);
      });
      source.addEventListener("error", function () {
        if (document.documentElement.dataset.status !== "lost") { lose("rxbook serve does not answer."); }
        source.close();
        setTimeout(open, 1000);
      });
    }
    document.addEventListener("visibilitychange", function () {
      if (document.hidden) { source.close(); } else { open(); }
    });
    if (!document.hidden) { open(); }
  })();

  """
