/// The part of the page's script that searches: the book, from a box in the bar, and lists that can be filtered.
///
/// It takes what is typed apart as `SearchWords` takes texts apart, and reads what `SearchIndex` writes.
let searchScript = #"""
  (function () {
    "use strict";
    var root = document.currentScript.src.replace(/[^\/]*$/, "");
    var unspaced = "\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u2e80-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}";
    var runs = new RegExp("[" + unspaced + "]+|[^" + unspaced + "]+", "gu");

    function fold(text) {
      if (/^[\x00-\x7f]*$/.test(text)) { return text.toLowerCase(); }
      return text.toLowerCase().normalize("NFKD").replace(/[\u0300-\u036f]/g, "").normalize("NFC")
        .replace(/\u03c2/g, "\u03c3");
    }

    // What has to begin a word of whatever is found.
    function needles(text) {
      var found = [];
      (fold(text).match(/[\p{L}\p{N}\p{M}]+/gu) || []).forEach(function (word) {
        word.match(runs).forEach(function (run) {
          var characters = Array.from(run);
          if (characters.length === 1 || !new RegExp("^[" + unspaced + "]", "u").test(run)) {
            found.push(run);
          } else {
            characters.slice(1).forEach(function (next, index) { found.push(characters[index] + next); });
          }
        });
      });
      return found;
    }

    function make(name, className, text) {
      var element = document.createElement(name);
      if (className) { element.className = className; }
      if (text) { element.textContent = text; }
      return element;
    }

    // The index comes as scripts, which can be read from a file, too.
    var files = {};
    var takers = {};
    window.rxbookSearch = function (name, value) { takers[name](value); };
    function load(name) {
      if (!files[name]) {
        files[name] = new Promise(function (resolve, reject) {
          takers[name] = resolve;
          var script = make("script");
          script.src = root + "search/" + name + ".js";
          script.onerror = function () {
            delete files[name];
            reject(new Error(name));
          };
          document.head.append(script);
        });
      }
      return files[name];
    }

    // The scores of the documents that have a word which begins with the needle.
    function scores(needle, index) {
      var found = new Map();
      function read(list, isWhole) {
        var number = 0;
        list.replace(/([0-9a-z]+)([A-G])/g, function (all, distance, rank) {
          number += parseInt(distance, 36);
          var score = (rank.charCodeAt(0) - 64) * 2 + (isWhole ? 3 : 0);
          if (score > (found.get(number) || 0)) { found.set(number, score); }
        });
      }
      if (Object.hasOwn(index.heads, needle)) {
        read(index.heads[needle], false);
        return Promise.resolve(found);
      }
      var first = 0;
      while (first + 1 < index.shards.length && index.shards[first + 1] <= needle) { first += 1; }
      var names = ["w" + first];
      for (var next = first + 1; next < index.shards.length && index.shards[next].startsWith(needle); next += 1) {
        names.push("w" + next);
      }
      return Promise.all(names.map(load)).then(function (shards) {
        shards.forEach(function (shard) {
          var start = shard.indexOf("\n" + needle);
          while (start >= 0 && shard.startsWith(needle, start + 1)) {
            var blank = shard.indexOf(" ", start);
            var end = shard.indexOf("\n", blank);
            read(shard.slice(blank + 1, end < 0 ? undefined : end), blank - start - 1 === needle.length);
            start = end;
          }
        });
        return found;
      });
    }

    function find(text) {
      var wanted = needles(text);
      var count = 0;
      return load("index").then(function (index) {
        return Promise.all(wanted.map(function (needle) { return scores(needle, index); })).then(function (all) {
          var documents = Array.from(all[0].keys()).filter(function (number) {
            return all.every(function (scores) { return scores.has(number); });
          }).map(function (number) {
            return [number, all.reduce(function (sum, scores) { return sum + scores.get(number); }, 0)];
          }).sort(function (a, b) { return b[1] - a[1] || a[0] - b[0]; });
          count = documents.length;
          documents = documents.slice(0, 8);
          return Promise.all(documents.map(function (document) {
            var piece = 0;
            while (piece + 1 < index.pieces.length && index.pieces[piece + 1] <= document[0]) { piece += 1; }
            return load("t" + piece).then(function (entries) { return entries[document[0] - index.pieces[piece]]; });
          }));
        });
      }).then(function (documents) { return { wanted: wanted, documents: documents, count: count }; });
    }

    // Where in a text the needles are: pairs of places, before and behind.
    function places(text, wanted) {
      var folded = "";
      var origins = [];
      for (var position = 0; position < text.length; position += 1) {
        var part = fold(text[position]);
        for (var count = 0; count < part.length; count += 1) { origins.push(position); }
        folded += part;
      }
      origins.push(text.length);
      var found = [];
      wanted.forEach(function (needle) {
        for (var at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + 1)) {
          var origin = origins[at];
          var isInside = /[\p{L}\p{N}]/u.test(text[origin - 1] || "") && !/\p{Lu}/u.test(text[origin]);
          if (!isInside || new RegExp("[" + unspaced + "]", "u").test(needle)) {
            found.push([origin, origins[at + needle.length]]);
          }
        }
      });
      return found.sort(function (a, b) { return a[0] - b[0]; });
    }

    function context(text, wanted) {
      var found = places(text, wanted);
      var start = found.length > 0 ? Math.max(0, found[0][0] - 50) : 0;
      if (start > 0) { start = Math.min(found[0][0], text.indexOf(" ", start) + 1 || start); }
      var end = text.length <= start + 170 ? text.length : text.lastIndexOf(" ", start + 160);
      if (end <= start) { end = start + 160; }
      var line = make("span", "context", start > 0 ? "… " : "");
      var done = start;
      found.forEach(function (place) {
        if (place[0] < done || place[1] > end) { return; }
        line.append(text.slice(done, place[0]), make("mark", "", text.slice(place[0], place[1])));
        done = place[1];
      });
      line.append(text.slice(done, end), end < text.length ? " …" : "");
      return line;
    }

    // Words with backticks around the code among them.
    function typed(words) {
      var line = make("b");
      words.split("`").forEach(function (part, index) {
        line.append(index % 2 === 1 ? make("code", "", part) : part);
      });
      return line;
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
    function write(found) {
      list.replaceChildren.apply(list, found.documents.map(function (entry, number) {
        var option = make("a");
        option.href = root + entry[2];
        option.id = "found-" + number;
        option.tabIndex = -1;
        option.setAttribute("role", "option");
        option.setAttribute("aria-selected", "false");
        option.append(typed(entry[0]), make("span", "place", entry[1]), context(entry[3], found.wanted));
        return option;
      }));
      chosen = -1;
      var shown = found.documents.length;
      said.textContent = shown === 0 ? "Nothing is found."
        : shown < found.count ? "The first " + shown + " of " + found.count + " places"
        : shown === 1 ? "1 place" : shown + " places";
      choose(0);
      show(true);
    }

    var asked = 0;
    box.addEventListener("input", function () {
      var number = (asked += 1);
      if (needles(box.value).length === 0) { return show(false); }
      find(box.value).then(function (found) {
        if (number === asked) { write(found); }
      }, function () {
        said.textContent = "The index cannot be read.";
        list.replaceChildren();
        show(true);
      });
    });
    box.addEventListener("focus", function () { if (list.children.length > 0 && box.value) { show(true); } });
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
