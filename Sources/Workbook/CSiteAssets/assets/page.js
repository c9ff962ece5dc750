// The script of every page. Pages also work without it.
//
// It stores the reader's settings and progress only in the browser's local storage: the theme, the text size, whether folded
// outputs are shown, the parts that are folded in the contents, the section that was read last, to which the cover links,
// how far each chapter has been read, answers to questions, predictions, and ticked challenges. It also copies code, shows
// the current section, opens the contents and the search, and turns pages with the arrow keys. `theme.js`, in the head of
// the page, has applied the theme and the text size before.
(function () {
  "use strict";
  function readSetting(key) {
    try { return localStorage.getItem("rxbook." + key); } catch (error) { return null; }
  }
  function storeSetting(key, value) {
    try { localStorage.setItem("rxbook." + key, value); } catch (error) {}
  }
  function all(selector) { return Array.from(document.querySelectorAll(selector)); }
  var make = window.rxbookMake = function (name, className, text) {
    var element = document.createElement(name);
    if (className) { element.className = className; }
    if (text) { element.textContent = text; }
    return element;
  };

  // The address of the site, which distinguishes the data of this book from those of other books on the same server.
  var site = document.currentScript.src.replace(/[^/]*$/, "");
  // Loads a script on demand, and only once, unless it could not be loaded.
  var loading = {};
  window.rxbookLoad = function (path) {
    loading[path] = loading[path] || new Promise(function (resolve, reject) {
      var element = document.createElement("script");
      element.src = site + path;
      element.addEventListener("load", resolve);
      element.addEventListener("error", function () {
        delete loading[path];
        element.remove();
        reject(new Error(path + " could not be loaded."));
      });
      document.head.append(element);
    });
    return loading[path];
  };
  // Loads the scripts and the module that play diagrams.
  window.rxbookLoadPlayer = function () {
    return rxbookLoad("live/drawing.js").then(function () { return rxbookLoad("live/player.js"); })
      .then(function () { return rxbookLive.load(); });
  };

  var root = document.documentElement;
  // Gives the browser's frame the colour of the page.
  function colourFrame() {
    var frame = document.querySelector("meta[name=theme-color]");
    if (frame) { frame.content = getComputedStyle(root).getPropertyValue("--paper").trim(); }
  }
  colourFrame();
  new MutationObserver(colourFrame).observe(root, { attributeFilter: ["data-theme"] });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", colourFrame);

  var bar = document.querySelector(".bar");
  window.rxbookSetting = { site: site, read: readSetting, store: storeSetting };
  var folded = all("details.folded");
  if (folded.length > 0) {
    var show = function (shown) { folded.forEach(function (details) { details.open = shown; }); };
    var choice = document.createElement("label");
    choice.className = "switch";
    var box = document.createElement("input");
    box.type = "checkbox";
    box.checked = readSetting("outputs") === "shown";
    choice.append(box, " Show all outputs");
    var place = document.querySelector(".kit") || document.querySelector(".title");
    if (place) { place.append(choice); }
    if (box.checked) { show(true); }
    box.addEventListener("change", function () {
      storeSetting("outputs", box.checked ? "shown" : "folded");
      show(box.checked);
    });
  }

  all("pre:not(.printed)").forEach(function (block) {
    if (!navigator.clipboard) { return; }
    var button = make("button", "copy", "Copy");
    button.type = "button";
    button.addEventListener("click", function () {
      // From a terminal session, copy only the commands.
      var typed = block.textContent.match(/^\$ (?:.*\\\n)*.*/gm);
      var text = typed ? typed.join("\n").replace(/^\$ /gm, "") : block.textContent;
      navigator.clipboard.writeText(text).then(function () { return "Copied"; }, function () {
        return "Failed";
      }).then(function (words) {
        button.textContent = words;
        setTimeout(function () { button.textContent = "Copy"; }, 1500);
      });
    });
    var frame = make("div", "copied", "");
    block.replaceWith(frame);
    frame.append(block, button);
  });

  // Opens an element of the page in a dialog, and puts it back afterwards.
  function openDrawer(element, name) {
    var drawer = make("dialog", "drawer " + name, "");
    var close = make("button", "close", "Close");
    var place = document.createComment("");
    close.type = "button";
    drawer.setAttribute("aria-label", element.getAttribute("aria-label"));
    element.replaceWith(place);
    drawer.append(close, element);
    document.body.append(drawer);
    drawer.addEventListener("close", function () {
      place.replaceWith(element);
      drawer.remove();
    });
    drawer.addEventListener("click", function (event) {
      if (event.target === drawer || event.target.closest("button.close, a")) { drawer.close(); }
    });
    drawer.showModal();
    var current = element.querySelector("[aria-current]");
    if (current) {
      current.focus();
      current.scrollIntoView({ block: "center" });
    }
  }
  all("a[href='#Pages'], a[href='#Outline']").forEach(function (opener) {
    opener.addEventListener("click", function (event) {
      var element = document.querySelector(opener.hash);
      if (element.offsetParent || !window.HTMLDialogElement) { return; }
      event.preventDefault();
      openDrawer(element, opener.hash === "#Pages" ? "contents" : "sheet");
    });
  });

  // Parts fold in the contents.
  var foldedParts = (readSetting("parts") || "").split("\n");
  all(".side h2").forEach(function (heading) {
    var list = heading.nextElementSibling;
    var title = heading.textContent;
    var button = make("button", "fold", "");
    button.type = "button";
    button.setAttribute("aria-label", "Chapters of “" + title + "”");
    function apply(isOpen) {
      list.hidden = !isOpen;
      button.setAttribute("aria-expanded", String(isOpen));
    }
    button.addEventListener("click", function () {
      apply(list.hidden);
      foldedParts = foldedParts.filter(function (one) { return one && one !== title; });
      if (list.hidden) { foldedParts.push(title); }
      storeSetting("parts", foldedParts.join("\n"));
    });
    heading.append(button);
    apply(foldedParts.indexOf(title) < 0 || Boolean(list.querySelector("[aria-current]")));
  });
  var here = document.querySelector(".side [aria-current=page]");
  var side = document.getElementById("Pages");
  if (here && side.scrollHeight > side.clientHeight) {
    side.scrollTop = Math.max(0, here.offsetTop - side.clientHeight / 2);
  }

  var links = all(".sections a");
  var headings = links.map(function (link) {
    return document.getElementById(decodeURIComponent(link.hash.slice(1)));
  });
  var title = document.querySelector(".crumbs > :last-child");
  var section = make("span", "section", "");
  var markedLink = null;
  var line = make("div", "line", "");
  var furthest = 0;
  function markSection() {
    var length = root.scrollHeight - innerHeight;
    var fraction = length > 0 ? Math.min(1, scrollY / length) : 1;
    line.style.transform = "scaleX(" + fraction + ")";
    if (fraction > furthest + 0.02 || fraction > 0.99) {
      furthest = Math.max(furthest, fraction);
      progress.recordReading(furthest);
    }
    var current = -1;
    headings.forEach(function (heading, index) {
      if (heading && heading.getBoundingClientRect().top < innerHeight / 3) { current = index; }
    });
    if (markedLink === (links[current] || null)) { return; }
    if (markedLink !== null) { markedLink.removeAttribute("aria-current"); }
    markedLink = links[current] || null;
    section.textContent = markedLink ? markedLink.textContent : "";
    if (markedLink) {
      markedLink.setAttribute("aria-current", "true");
      storeSetting("place " + site,
        location.href.replace(/#.*/, "").slice(site.length) + markedLink.hash + "\n" +
        document.title.split(" · ")[0]);
      var list = document.getElementById("Outline");
      if (list.scrollHeight > list.clientHeight) {
        list.scrollTop = Math.max(0, markedLink.offsetTop - list.clientHeight / 2);
      }
    }
  }

  // The reader's progress: {"questions": {"<chapter>/<question>": true if answered correctly}, "predictions": {…},
  // "challenges": {"<chapter>/<number>": true}, "puzzles": {"<chapter>/<puzzle>": its points}, "read": {"<chapter>": the fraction
  // that was read}}.
  var progressKey = "rxbook-progress " + site;
  var kinds = ["questions", "predictions", "challenges", "puzzles", "read"];
  var sizes = null;
  function readProgress() {
    try { return localStorage.getItem(progressKey); } catch (error) { return null; }
  }
  // Returns the entries of a value that belong to the reader's progress.
  function valid(value) {
    var checked = {};
    kinds.forEach(function (kind) {
      checked[kind] = {};
      var entries = value && typeof value[kind] === "object" && value[kind] || {};
      Object.keys(entries).forEach(function (name) {
        var entry = entries[name], isValid = typeof entry === (kind === "read" ? "number" : "boolean");
        if (kind === "puzzles") { isValid = [1, 2, 3].indexOf(entry) >= 0; }
        if (isValid) { checked[kind][name] = entry; }
      });
    });
    return checked;
  }
  var progress = window.rxbookProgress = {
    key: progressKey,
    // The chapter of this page, by the name of its folder.
    chapter: root.querySelector(".kit") ? decodeURIComponent(location.pathname.split("/").slice(-2)[0]) : null,
    kinds: kinds,
    valid: valid,
    read: function () {
      try { return valid(JSON.parse(readProgress())); } catch (error) { return valid(null); }
    },
    // Returns false if the browser stores nothing.
    write: function (value) {
      var isStored = true;
      try { localStorage.setItem(progressKey, JSON.stringify(valid(value))); } catch (error) { isStored = false; }
      dispatchEvent(new Event("rxbook-progress"));
      return isStored;
    },
    // Sets the entry of a question, prediction, challenge, puzzle, or chapter, or removes it if the value is null.
    record: function (kind, name, value) {
      var all = progress.read();
      if (value === null) {
        delete all[kind][name];
      } else {
        all[kind][name] = value;
      }
      progress.write(all);
    },
    recordReading: function (fraction) {
      var name = progress.chapter, part = Math.round(fraction * 100) / 100;
      if (!name || (progress.read().read[name] || 0) >= part) { return; }
      progress.record("read", name, part);
    },
    // Returns a promise of the sizes of all chapters by name: [number, questions, challenges, minutes].
    sizes: function () {
      return new Promise(function (resolve, reject) {
        if (sizes) { return resolve(sizes); }
        window.rxbookChapters = function (value) { sizes = value; };
        rxbookLoad("chapters.js").then(function () { resolve(sizes); }, reject);
      });
    }
  };
  // The link to the section that was read last.
  var cover = document.querySelector(".cover");
  var last = (readSetting("place " + site) || "").split("\n");
  if (cover && last[1] && last[0].indexOf(":") < 0) {
    var resume = make("p", "resume"), link = make("a", "", "Continue: " + last[1]);
    link.href = site + last[0];
    resume.append(link);
    cover.insertBefore(resume, cover.querySelector(".actions"));
    progress.sizes().then(function (sizes) {
      var name = decodeURIComponent(last[0].split("/")[0]);
      var rest = sizes[name] ? sizes[name][3] * (1 - (progress.read().read[name] || 0)) : 0;
      rest = 5 * Math.round(rest / 5);
      var hours = Math.floor(rest / 60), minutes = rest % 60;
      var words = (hours ? hours + " h " : "") + (minutes ? minutes + " min " : "");
      if (words) { resume.append(make("span", "", words + "left")); }
    }).catch(function () {});
  }
  if (links.length > 0) {
    title.after(section);
    bar.append(line);
    var waiting = false;
    addEventListener("scroll", function () {
      if (waiting) { return; }
      waiting = true;
      requestAnimationFrame(function () {
        waiting = false;
        markSection();
      });
    }, { passive: true });
    markSection();
  }

  // Returns whether arrow keys may turn pages. The focused element, selected text, and the element that was clicked
  // last may use these keys themselves.
  function isInText(focused) {
    if (focused !== document.body && focused !== document.getElementById("Content")) { return false; }
    if (document.querySelector("dialog[open]")) { return false; }
    var selection = getSelection();
    if (!selection.isCollapsed) { return false; }
    var clicked = selection.anchorNode;
    if (clicked && clicked.nodeType !== Node.ELEMENT_NODE) { clicked = clicked.parentElement; }
    return !clicked || !clicked.closest("pre, code, samp, table, summary, button, .rows");
  }
  addEventListener("keydown", function (event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) { return; }
    if (event.defaultPrevented || !isInText(event.target)) { return; }
    var relation = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    var link = relation && document.querySelector(".neighbours [rel=" + relation + "]");
    if (link) { location.href = link.href; }
  });

  var opened = [];
  addEventListener("beforeprint", function () {
    // Answers would tell which one is right.
    all("main details:not([open], .answers > details)").forEach(function (details) {
      // The browser allows only one open element of several with the same name.
      var name = details.getAttribute("name");
      if (name !== null) { details.removeAttribute("name"); }
      details.open = true;
      opened.push([details, name]);
    });
  });
  addEventListener("afterprint", function () {
    opened.forEach(function (pair) {
      pair[0].open = false;
      if (pair[1] !== null) { pair[0].setAttribute("name", pair[1]); }
    });
    opened = [];
  });

  document.addEventListener("click", function (event) {
    var link = event.target.closest(".heading > a, .share");
    if (link) { rxbookLoad("sharing.js").then(function () { rxbookShare(link); }).catch(function () {}); }
  });

  // Without this script, answers are folded texts.
  function loadReader() { rxbookLoad("reader.js").catch(function () {}); }
  var look = document.querySelector(".look");
  ["pointerover", "focusin"].forEach(function (type) { look.addEventListener(type, loadReader, { once: true }); });
  if (document.querySelector(".answers, .challenge, .proven-text") || readProgress()) { loadReader(); }
  if (document.querySelector(".marbles .rows")) {
    // Without this script, diagrams are still images.
    rxbookLoad("diagrams.js").catch(function () {});
  }
})();
