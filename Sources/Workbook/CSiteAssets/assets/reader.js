// The script for the reader's settings, progress, questions and challenges.
//
// Pages with questions or challenges load it at once. So do all pages after the reader has made progress. The other pages
// load it when the reader opens the settings.
(function () {
  "use strict";
  var root = document.documentElement;
  var progress = window.rxbookProgress;
  var make = rxbookMake;

  var look = document.querySelector(".look");
  var settings = make("div", "settings", "");
  function addSetting(key, words, values) {
    var group = make("fieldset", "setting", "");
    group.append(make("legend", "", words));
    var stored = rxbookSetting.read(key) || "";
    values.forEach(function (value) {
      var label = make("label", "", "");
      var choice = document.createElement("input");
      choice.type = "radio";
      choice.name = "setting-" + key;
      choice.value = value[0];
      choice.checked = value[0] === stored;
      choice.addEventListener("change", function () {
        rxbookSetting.store(key, value[0]);
        if (value[0]) {
          root.dataset[key] = value[0];
        } else {
          delete root.dataset[key];
        }
      });
      label.append(choice, make("span", "", value[1]));
      group.append(label);
    });
    settings.append(group);
  }
  addSetting("theme", "Theme", [
    ["", "system"], ["light", "light"], ["sepia", "sepia"], ["dark", "dark"]
  ]);
  addSetting("size", "Text", [["small", "small"], ["", "normal"], ["large", "large"], ["huge", "huge"]]);
  look.append(settings);
  function closeLook(event) {
    if (look.open && (event.key === "Escape" || event.type !== "keydown" && !look.contains(event.target))) {
      look.open = false;
      if (event.key) { look.firstElementChild.focus(); }
    }
  }
  ["keydown", "pointerdown", "focusin"].forEach(function (type) { addEventListener(type, closeLook); });

  // Returns the reader's progress in a chapter; `part` is between 0 and 1.
  progress.of = function (name, size, all) {
    all = all || progress.read();
    function count(kind, wanted) {
      return Object.keys(all[kind]).filter(function (key) {
        return key.startsWith(name + "/") && Boolean(all[kind][key]) === wanted;
      }).length;
    }
    var right = count("questions", true), ticked = count("challenges", true);
    var tasks = size[1] + size[2];
    var read = all.read[name] || 0;
    return {
      right: right, wrong: count("questions", false), questions: size[1], challenges: ticked,
      predictions: count("predictions", true), puzzles: count("puzzles", true), read: read,
      part: Math.min(1, (read + (tasks > 0 ? 2 * (right + ticked) / tasks : 0)) / (tasks > 0 ? 3 : 1))
    };
  };
  // Returns a ring that is filled up to a part between 0 and 1.
  progress.ring = function (part) {
    var svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("class", "ring" + (part >= 1 ? " full" : ""));
    svg.setAttribute("viewBox", "0 0 20 20");
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", Math.round(part * 100) + " % done");
    ["track", "done"].forEach(function (name) {
      var circle = document.createElementNS(svg.namespaceURI, "circle");
      circle.setAttribute("class", name);
      circle.setAttribute("cx", 10);
      circle.setAttribute("cy", 10);
      circle.setAttribute("r", 7);
      circle.setAttribute("pathLength", 100);
      if (name === "done") { circle.setAttribute("stroke-dasharray", Math.round(part * 100) + " 100"); }
      svg.append(circle);
    });
    return svg;
  };
  // Lets marbles fall over an element.
  function celebrate(element) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) { return; }
    var box = make("div", "falling", "");
    box.setAttribute("aria-hidden", "true");
    element.append(box);
    for (var number = 0; number < 24; number++) {
      var marble = make("i", "h" + (number % 6 + 1), "");
      marble.style.left = number * 41 % 97 + 1 + "%";
      box.append(marble);
      marble.animate([
        { transform: "translateY(-1.5rem)", opacity: 1 }, { opacity: 1, offset: 0.7 },
        { transform: "translateY(" + element.offsetHeight + "px)", opacity: 0 }
      ], { duration: 900 + number * 59 % 500, delay: number * 35, easing: "cubic-bezier(0.4, 0, 0.8, 1)", fill: "both" });
    }
    setTimeout(function () { box.remove(); }, 2600);
  }
  // Shows the progress in the whole book on the cover.
  function drawTotal(sizes, all) {
    var cover = document.querySelector(".cover"), names = Object.keys(sizes);
    if (!cover || names.length < 2) { return; }
    var total = cover.querySelector(".total") || make("p", "total", "");
    // Returns the number of right entries of a kind, with a noun.
    function counted(kind, noun) {
      var count = Object.values(all[kind]).filter(function (value) { return value === true; }).length;
      return count + " " + noun + (count === 1 ? "" : "s");
    }
    var parts = names.map(function (name) { return progress.of(name, sizes[name], all).part; });
    var done = parts.filter(function (part) { return part >= 1; }).length;
    var part = parts.reduce(function (sum, one) { return sum + one; }, 0) / names.length;
    total.replaceChildren(progress.ring(part), make("span", "", done + " of " + names.length + " chapters done, " +
      counted("questions", "question") + " right, " + counted("predictions", "diagram") + " predicted, " +
      counted("challenges", "challenge") + " solved"));
    cover.append(total);
  }
  function drawRings() {
    var all = progress.read();
    if (progress.kinds.every(function (kind) { return Object.keys(all[kind]).length === 0; })) { return; }
    progress.sizes().then(function (sizes) {
      drawTotal(sizes, all);
      document.querySelectorAll(".side li > a, .cards > li > a").forEach(function (link) {
        var name = decodeURIComponent(link.href.split("/").slice(-2)[0]);
        if (!sizes[name]) { return; }
        var part = progress.of(name, sizes[name], all).part;
        var old = link.querySelector(".ring");
        if (old) { old.remove(); }
        if (part > 0) { link.append(progress.ring(part)); }
      });
    }).catch(function () {});
  }
  addEventListener("rxbook-progress", drawRings);
  addEventListener("storage", function (event) { if (event.key === progress.key) { drawRings(); } });
  drawRings();

  var keep = make("p", "keep", "Progress: ");
  var file = document.createElement("input");
  function addButton(words, action) {
    var button = make("button", "", words);
    button.type = "button";
    button.addEventListener("click", action);
    keep.append(button, " ");
  }
  addButton("Export", function () {
    var link = document.createElement("a");
    var text = JSON.stringify(progress.read(), null, 2) + "\n";
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = "rxbook-progress.json";
    link.click();
    setTimeout(function () { URL.revokeObjectURL(link.href); }, 1000);
  });
  addButton("Import", function () { file.click(); });
  var status = make("span", "", "");
  status.setAttribute("role", "status");
  keep.append(status);
  file.type = "file";
  file.accept = "application/json,.json";
  file.addEventListener("change", function () {
    file.files[0].text().then(JSON.parse).then(function (value) {
      var isProgress = progress.kinds.some(function (kind) {
        return value && value[kind] && typeof value[kind] === "object" && !Array.isArray(value[kind]);
      });
      if (!isProgress) { throw value; }
      var all = progress.read(), added = progress.valid(value);
      // Of two entries with the same name, the one with more progress is retained.
      progress.kinds.forEach(function (kind) {
        Object.keys(added[kind]).forEach(function (name) {
          var old = all[kind][name], given = added[kind][name];
          all[kind][name] = typeof given === "number" ? Math.max(old || 0, given) : old || given;
        });
      });
      status.textContent = progress.write(all) ? "Imported." : "The progress could not be stored.";
    }).catch(function () {
      status.textContent = "This file contains no progress.";
    });
    file.value = "";
  });
  settings.append(keep);

  // Questions. The reader chooses an answer and checks it, and then sees why it is right or wrong.
  //
  // The first answer on a page is recorded. A question that was answered wrongly comes back at the head of the next chapter.
  var chapter = progress.chapter;
  var groups = Array.from(document.querySelectorAll(".answers"));
  function nameOf(group) {
    if (group.dataset.of) { return group.dataset.of; }
    for (var element = group.previousElementSibling; element; element = element.previousElementSibling) {
      var caption = element.matches("figure") && element.querySelector("figcaption");
      if (caption && caption.textContent.startsWith("Question: ")) { return caption.textContent.slice(10); }
    }
    return null;
  }
  // Replaces a folded answer by one that can be chosen, and returns it.
  function makeChoice(details, group) {
    var choice = make("div", "option " + details.className, "");
    var label = make("label", "", "");
    var input = document.createElement("input");
    input.type = "radio";
    input.name = group;
    label.append(input);
    label.append.apply(label, details.firstElementChild.childNodes);
    details.firstElementChild.remove();
    choice.append(label);
    choice.append.apply(choice, details.childNodes);
    choice.lastElementChild.hidden = true;
    details.replaceWith(choice);
    return choice;
  }
  // Makes the answers of a question selectable. `finish` is called with the result of the first answer, and `lead`, if it
  // is given, with the foot and its status when the question is answered.
  function ask(group, counter, known, finish, lead) {
    var name = "Question" + (asked += 1);
    var choices = Array.from(group.querySelectorAll("details")).map(function (details) {
      return makeChoice(details, name);
    });
    var foot = make("div", "foot", "");
    var check = make("button", "check", "Check");
    var status = make("span", "status", counter + (known === true ? " \u2713 answered correctly before" : ""));
    var isFirst = true;
    status.setAttribute("role", "status");
    check.type = "button";
    check.disabled = true;
    foot.append(check, status);
    group.append(foot);
    function answer() {
      var chosen = choices.find(function (choice) { return choice.querySelector("input").checked; });
      if (!chosen) { return; }
      var isRight = chosen.classList.contains("right");
      chosen.classList.add("checked");
      chosen.lastElementChild.hidden = false;
      chosen.firstElementChild.append(make("span", "verdict", isRight ? "\u2713 Right" : "\u2717 Not this one"));
      choices.forEach(function (choice) {
        var input = choice.querySelector("input");
        input.checked = false;
        input.disabled = isRight || choice.classList.contains("checked");
      });
      if (isFirst) { finish(isRight); }
      isFirst = false;
      check.disabled = true;
      check.hidden = isRight;
      status.textContent = isRight ? counter : "Choose another answer.";
      if (isRight && lead) { lead(foot, status); }
      // Arrow keys would leave the page if nothing had the focus.
      if (isRight) { chosen.tabIndex = -1; }
      var next = isRight ? chosen : group.querySelector("input:enabled");
      if (next) { next.focus(); }
    }
    group.addEventListener("change", function () { check.disabled = false; });
    group.addEventListener("keydown", function (event) {
      if (event.key === "Enter" && event.target.type === "radio") {
        event.preventDefault();
        answer();
      }
    });
    check.addEventListener("click", answer);
  }
  var asked = 0;

  // Stores the markup of questions that were answered wrongly, because the next chapter can't read this page.
  function readMissed() {
    try { return JSON.parse(rxbookSetting.read("missed " + rxbookSetting.site)) || {}; } catch (error) { return {}; }
  }
  function keepMissed(key, markup) {
    var missed = readMissed();
    if (markup) {
      missed[key] = markup;
    } else {
      delete missed[key];
    }
    rxbookSetting.store("missed " + rxbookSetting.site, JSON.stringify(missed));
  }
  // Returns the elements of a question: its text and code, and its answers.
  function piecesOf(group) {
    var pieces = [group];
    var element = group.previousElementSibling;
    while (element && !element.matches(".heading, .answers") && pieces.length < 6) {
      pieces.unshift(element);
      var before = element.previousElementSibling;
      if (element.matches("figure") && !(before && /[?:]$/.test(before.textContent.trim()))) { break; }
      element = element.previousElementSibling;
    }
    return pieces;
  }
  function copyOf(group) {
    var box = make("div", "", "");
    piecesOf(group).forEach(function (piece) { box.append(piece.cloneNode(true)); });
    box.querySelectorAll("[id]").forEach(function (one) { one.removeAttribute("id"); });
    box.querySelectorAll("[data-symbols]").forEach(function (one) { one.removeAttribute("data-symbols"); });
    box.querySelectorAll(".copy, .foot, .verdict, .run").forEach(function (one) { one.remove(); });
    return box;
  }

  var all = progress.read();
  groups.forEach(function (group, index) {
    var name = nameOf(group);
    if (!chapter || !name) { return; }
    var key = chapter + "/" + name;
    var copy = copyOf(group).innerHTML;
    ask(group, "Question " + (index + 1) + " of " + groups.length, all.questions[key], function (isRight) {
      progress.record("questions", key, isRight);
      keepMissed(key, isRight ? null : copy);
    }, function (foot, status) {
      var questions = progress.read().questions, next = groups[index + 1];
      var right = groups.filter(function (one) { return questions[chapter + "/" + nameOf(one)] === true; }).length;
      status.textContent = right + " of " + groups.length + " right";
      if (!next) { return; }
      var first = piecesOf(next)[0], link = make("a", "", "Next question");
      // The capital letter distinguishes it from anchors of headings.
      first.id = first.id || "Question" + (index + 2);
      link.href = "#" + first.id;
      link.addEventListener("click", function (event) {
        event.preventDefault();
        first.scrollIntoView();
        // Arrow keys would leave the page if nothing had the focus.
        (next.querySelector("input:enabled") || next.querySelector(".checked")).focus({ preventScroll: true });
      });
      foot.append(link);
    });
  });

  // The questions of the previous chapter that were answered wrongly.
  var previous = document.querySelector(".neighbours [rel=prev]");
  var kit = document.querySelector(".kit");
  function showMissed() {
    var folder = decodeURIComponent(previous.href.split("/").slice(-2)[0]);
    var keys = Object.keys(all.questions).filter(function (key) {
      return key.startsWith(folder + "/") && all.questions[key] === false;
    });
    if (keys.length === 0) { return; }
    var title = previous.lastChild.textContent.trim();
    var words = keys.length === 1 ? "1 question" : keys.length + " questions";
    var button = make("button", "again", "↺ " + words + " to see again");
    button.type = "button";
    kit.append(button);
    var missed = readMissed();
    var dialog = make("dialog", "drawer missed", "");
    var close = make("button", "close", "Close");
    close.type = "button";
    close.addEventListener("click", function () { dialog.close(); });
    dialog.setAttribute("aria-label", "Questions to see again");
    var list = make("div", "list", "");
    dialog.append(make("h2", "", "You missed " + (keys.length === 1 ? "this one" : "these") + " in " + title), close, list);
    keys.forEach(function (key, index) {
      var box = make("div", "text", "");
      if (missed[key]) {
        box.innerHTML = missed[key];
        ask(box.querySelector(".answers"), (index + 1) + " of " + keys.length, false, function (isRight) {
          progress.record("questions", key, isRight);
          if (isRight) { keepMissed(key, null); }
        });
      } else {
        var link = make("a", "", key.slice(folder.length + 1));
        link.href = previous.href;
        box.append(link);
      }
      list.append(box);
    });
    document.body.append(dialog);
    button.addEventListener("click", function () { dialog.showModal(); });
  }
  if (chapter && previous && kit) { showMissed(); }

  // The mark beside a proven example or diagram leads to its explanation, which is also linked from the page's end.
  document.querySelectorAll(".proven-text :is(.example, .marbles) > figcaption").forEach(function (caption) {
    var mark = make("a", "proof", "");
    mark.href = rxbookSetting.site + "index.html#Proof";
    mark.title = "What this mark means";
    mark.tabIndex = -1;
    mark.setAttribute("aria-label", mark.title);
    caption.append(mark);
  });
  if (kit) {
    var share = make("button", "share", "Copy link");
    share.type = "button";
    kit.append(share);
  }

  // Challenges can be ticked.
  document.querySelectorAll(".challenge").forEach(function (challenge, index) {
    if (!chapter) { return; }
    var key = chapter + "/" + (index + 1);
    var label = make("label", "tick", "");
    var box = document.createElement("input");
    box.type = "checkbox";
    box.checked = all.challenges[key] === true;
    label.append(box, " Solved");
    box.addEventListener("change", function () {
      progress.record("challenges", key, box.checked ? true : null);
      if (box.checked) { celebrate(challenge); }
    });
    challenge.append(label);
  });

  // The card at the end of a chapter.
  var neighbours = document.querySelector(".neighbours");
  if (chapter && neighbours) {
    var card = make("aside", "ended", "");
    card.setAttribute("aria-label", "Your progress");
    neighbours.before(card);
    var wasDone = true;
    var drawCard = function () {
      progress.sizes().then(function (sizes) {
        var size = sizes[chapter];
        if (!size) { return card.remove(); }
        var done = progress.of(chapter, size);
        var words = [];
        if (size[1] > 0) { words.push(done.right + " of " + size[1] + " questions right"); }
        if (done.wrong > 0) { words.push(done.wrong + " to see again"); }
        if (size[2] > 0) { words.push(done.challenges + " of " + size[2] + " challenges solved"); }
        if (done.predictions > 0) { words.push(done.predictions + (done.predictions === 1 ? " diagram" : " diagrams") + " predicted"); }
        if (done.puzzles > 0) { words.push(done.puzzles + (done.puzzles === 1 ? " puzzle" : " puzzles") + " solved"); }
        var meters = make("div", "meters", "");
        meters.setAttribute("aria-hidden", "true");
        [
          ["Read", done.read, 1], ["Questions", done.right, size[1]], ["Challenges", done.challenges, size[2]]
        ].forEach(function (kind) {
          if (kind[2] === 0) { return; }
          var meter = make("span", "meter", kind[0]), bar = make("i", "", "");
          bar.style.width = Math.round(100 * Math.min(1, kind[1] / kind[2])) + "%";
          meter.append(bar);
          meters.append(meter);
        });
        var isDone = done.part >= 1;
        card.classList.toggle("full", isDone);
        card.replaceChildren(
          progress.ring(done.part),
          make("b", "", "Chapter " + size[0] + (isDone ? " is done" : ": " + Math.round(100 * done.part) + " % done")),
          make("span", "", words.join(", ") + "."), meters);
        if (isDone && !wasDone) { celebrate(card); }
        wasDone = isDone;
      }, function () { card.remove(); });
    };
    addEventListener("rxbook-progress", drawCard);
    drawCard();
  }
})();
