/// The script of the pages as they load it.
let wholeScript = (pageScript + searchScript + diagramScript + codeScript).withoutItsReaders

/// The script of every page, which works without it.
///
/// It keeps what the reader chooses in the browser and nowhere else: the theme, the size of the text, whether outputs that
/// the text asks for are shown, and the section that was read last, to which the cover leads. It opens what is folded for the
/// printer, copies code, marks the section that is read, and turns pages with the arrow keys.
let pageScript = """
  (function () {
    "use strict";
    function recall(key) {
      try { return localStorage.getItem("rxbook." + key); } catch (error) { return null; }
    }
    function keep(key, value) {
      try { localStorage.setItem("rxbook." + key, value); } catch (error) {}
    }
    function all(selector) { return Array.from(document.querySelectorAll(selector)); }
    function make(name, className, text) {
      var element = document.createElement(name);
      element.className = className;
      element.textContent = text;
      return element;
    }

    // Books beside this one have other addresses.
    var site = document.currentScript.src.replace(/[^/]*$/, "");
    // What only some readers want is loaded when they do.
    window.rxbookLoad = function (path) {
      return new Promise(function (resolve, reject) {
        var element = document.createElement("script");
        element.src = site + path;
        element.addEventListener("load", resolve);
        element.addEventListener("error", reject);
        document.head.append(element);
      });
    };

    var root = document.documentElement;
    var bar = document.querySelector(".bar");
    function offer(key, words, values) {
      var label = make("label", "setting", words + " ");
      var select = document.createElement("select");
      values.forEach(function (value) {
        var option = make("option", "", value[1]);
        option.value = value[0];
        select.append(option);
      });
      function apply() {
        if (select.value) { root.dataset[key] = select.value; } else { delete root.dataset[key]; }
      }
      select.value = recall(key) || "";
      if (select.selectedIndex < 0) { select.value = ""; }
      apply();
      select.addEventListener("change", function () { keep(key, select.value); apply(); });
      label.append(select);
      bar.append(label);
    }
    offer("theme", "Theme", [["", "as the system"], ["light", "light"], ["sepia", "sepia"], ["dark", "dark"]]);
    offer("size", "Text", [["small", "small"], ["", "normal"], ["large", "large"], ["huge", "huge"]]);

    var cover = document.querySelector(".cover");
    var last = (recall("place " + site) || "").split("\\n");
    if (cover && last[1] && last[0].indexOf(":") < 0) {
      var resume = make("p", "resume", "You were here: ");
      var link = make("a", "", last[1]);
      link.href = site + last[0];
      resume.append(link);
      cover.append(resume);
    }

    var folded = all("details.asked");
    if (folded.length > 0) {
      var show = function (shown) { folded.forEach(function (details) { details.open = shown; }); };
      var choice = document.createElement("label");
      choice.className = "switch";
      var box = document.createElement("input");
      box.type = "checkbox";
      box.checked = recall("outputs") === "shown";
      choice.append(box, " Show all outputs");
      var place = document.querySelector(".title");
      if (place) { place.append(choice); }
      if (box.checked) { show(true); }
      box.addEventListener("change", function () {
        keep("outputs", box.checked ? "shown" : "asked");
        show(box.checked);
      });
    }

    all("pre:not(.printed)").forEach(function (block) {
      if (!navigator.clipboard) { return; }
      var button = make("button", "copy", "Copy");
      button.type = "button";
      button.addEventListener("click", function () {
        // Of a session at the prompt, what is typed.
        var typed = block.textContent.match(/^\\$ (?:.*\\\\\\n)*.*/gm);
        var text = typed ? typed.join("\\n").replace(/^\\$ /gm, "") : block.textContent;
        navigator.clipboard.writeText(text).then(function () {
          button.textContent = "Copied";
          setTimeout(function () { button.textContent = "Copy"; }, 1500);
        });
      });
      var frame = make("div", "copied", "");
      block.replaceWith(frame);
      frame.append(block, button);
    });

    var links = all(".sections a");
    var headings = links.map(function (link) {
      return document.getElementById(decodeURIComponent(link.hash.slice(1)));
    });
    var marked = null;
    function mark() {
      var current = -1;
      headings.forEach(function (heading, index) {
        if (heading && heading.getBoundingClientRect().top < innerHeight / 3) { current = index; }
      });
      if (marked !== null && marked !== links[current]) { marked.removeAttribute("aria-current"); }
      marked = links[current] || null;
      if (marked && !marked.hasAttribute("aria-current")) {
        marked.setAttribute("aria-current", "true");
        keep("place " + site,
          location.href.replace(/#.*/, "").slice(site.length) + marked.hash + "\\n" +
          document.title.split(" · ")[0] + ", " + marked.textContent);
        var side = document.getElementById("pages");
        if (side.scrollHeight > side.clientHeight) {
          side.scrollTop = Math.max(0, marked.offsetTop - side.offsetTop - side.clientHeight / 2);
        }
      }
    }
    if (links.length > 0) {
      var waiting = false;
      addEventListener("scroll", function () {
        if (waiting) { return; }
        waiting = true;
        requestAnimationFrame(function () { waiting = false; mark(); });
      }, { passive: true });
      mark();
    }

    addEventListener("keydown", function (event) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) { return; }
      if (event.target.closest("input, select, textarea, pre, .rows, [contenteditable]")) { return; }
      var relation = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
      var link = relation && document.querySelector(".neighbours [rel=" + relation + "]");
      if (link) { location.href = link.href; }
    });

    var opened = [];
    addEventListener("beforeprint", function () {
      all("details:not([open])").forEach(function (details) {
        // Of a group with a name only one can be open.
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
  })();

  """
