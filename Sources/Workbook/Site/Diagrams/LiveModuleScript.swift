/// The part of the script of changed diagrams that loads the module and asks it to play: `Sources/LiveDiagrams` says in
/// which words.
///
/// What stops the module, or fills its memory or the list of its texts, costs that run only: the next one has a new
/// instance.
let liveModuleScript = """
  window.rxbookLive = (function () {
    "use strict";
    var live = {};
    var folder = document.currentScript.src.replace(/[^/]*$/, "");
    var kinds = ["element", "completed", "error", "subscription", "disposal", "sequence"];
    var most = 1 << 25;
    var loading = null, compiled = null, machine = null, texts = null;

    function script(name) {
      return new Promise(function (resolve, reject) {
        var element = document.createElement("script");
        element.src = folder + name;
        element.addEventListener("load", resolve);
        element.addEventListener("error", function () { reject(new Error(name + " cannot be loaded")); });
        document.head.append(element);
      });
    }
    function unpacked() {
      var letters = atob(live.module.text);
      var bytes = Uint8Array.from(letters, function (letter) { return letter.charCodeAt(0); });
      if (!live.module.packed) { return bytes; }
      var stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
      return new Response(stream).arrayBuffer();
    }
    // Resolves when diagrams can be played.
    live.load = function () {
      loading = loading || Promise.all([script("diagrams.js"), script("module.js")]).then(unpacked)
        .then(function (bytes) { return WebAssembly.compile(bytes); })
        .then(function (module) {
          compiled = module;
          begin();
        });
      return loading;
    };

    // The texts of an instance of the module, which does with them what `PageText.swift` lists.
    function Texts() {
      var list = [], places = new Map(), size = 0;
      var segments = window.Intl && Intl.Segmenter ? new Intl.Segmenter() : null;
      function place(text) {
        if (text.length > most) { throw new RangeError("too long a text"); }
        text = text.normalize("NFC");
        if (!places.has(text)) {
          size += 32 + text.length;
          if (size > most) { throw new RangeError("too many texts"); }
          places.set(text, list.push(text) - 1);
        }
        return places.get(text);
      }
      function letters(text) {
        if (!segments) { return Array.from(list[text]); }
        return Array.from(segments.segment(list[text]), function (part) { return part.segment; });
      }
      function bytes(text) { return new TextEncoder().encode(list[text]); }
      function memory(at, count) { return new Uint8Array(machine.memory.buffer, at, count); }
      place("");
      this.place = place;
      this.at = function (place) { return list[place]; };
      this.size = function () { return size; };
      this.functions = {
        made: function (at, count) { return place(new TextDecoder().decode(memory(at, count))); },
        joined: function (one, other) { return place(list[one] + list[other]); },
        written: function (number) { return place(String(number)); },
        read: function (text, isWhole) {
          var shape = isWhole ? /^[+-]?[0-9]+$/ : /^[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)(e[+-]?[0-9]+)?$/i;
          return shape.test(list[text]) ? Number(list[text]) : NaN;
        },
        rest: function (number, divisor) { return number % divisor; },
        size: function (text) { return bytes(text).length; },
        copy: function (text, at) { memory(at, bytes(text).length).set(bytes(text)); },
        length: function (text) { return letters(text).length; },
        part: function (text, start, end) { return place(letters(text).slice(start, end).join("")); },
        precedes: function (one, other) {
          var first = Array.from(list[one]), second = Array.from(list[other]), at = 0;
          while (at < first.length && first[at] === second[at]) { at += 1; }
          return at < second.length && (at === first.length
            || first[at].codePointAt(0) < second[at].codePointAt(0)) ? 1 : 0;
        },
        cased: function (text, isUpper) {
          return place(isUpper ? list[text].toUpperCase() : list[text].toLowerCase());
        }
      };
    }
    function begin() {
      texts = new Texts();
      machine = new WebAssembly.Instance(compiled, { texts: texts.functions }).exports;
    }

    // What the module holds on to.
    live.memory = function () {
      return { blocks: machine.liveBlocks(), bytes: machine.memory.buffer.byteLength, texts: texts.size() };
    };

    // Plays `rows` into the diagram for so many columns. What comes back has a problem, in words, or rows of what happened.
    live.play = function (diagram, rows, numbers, columns) {
      try {
        return played(diagram, rows, numbers, columns);
      } catch (error) {
        begin();
        return { problem: "The operator stops the program with this." };
      }
    };
    function played(diagram, rows, numbers, columns) {
      var sent = [diagram.index, columns * diagram.frame, numbers.length].concat(numbers, [rows.length]);
      rows.forEach(function (row) {
        sent.push(texts.place(row.name), row.kind === "hot" ? 1 : 0, row.start * diagram.frame, row.marks.length);
        row.marks.forEach(function (mark) {
          sent.push(mark.column * diagram.frame, mark.kind, texts.place(mark.text));
        });
      });
      var place = machine.buffer(8 * sent.length);
      new Float64Array(machine.memory.buffer, place, sent.length).set(sent);
      var size = machine.play(8 * sent.length);
      var answer = new Float64Array(machine.memory.buffer, machine.buffer(0), size / 8), at = 0;
      function number() { return answer[at++]; }
      function text() { return texts.at(number()); }
      var result = { isCutOff: number(), observers: [], inner: [], subscriptions: [] };
      if (result.isCutOff === 2) {
        var problem = text();
        return {
          problem: problem.length > 40 ? problem : "\\u201C" + problem + "\\u201D is no element of this row."
        };
      }
      var lists = [result.observers, result.inner, result.subscriptions];
      while (at < answer.length) {
        var kind = number(), column = number() / diagram.frame;
        if (kind >= 10) {
          lists[kind - 10].push({ name: text(), start: column, entries: [] });
        } else {
          lists[kind][number()].entries.push({ column: column, kind: kinds[number()], text: text() });
        }
      }
      // A subscription begins where its row does.
      result.subscriptions.forEach(function (row) {
        row.entries.unshift({ column: row.start, kind: "subscription", text: "" });
      });
      if (machine.memory.buffer.byteLength > most || texts.size() > most / 16) { begin(); }
      return result;
    }
    return live;
  })();

  """
