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
          texts = new Texts();
          return WebAssembly.instantiate(module, { page: texts.functions });
        })
        .then(function (instance) { machine = instance.exports; });
      return loading;
    };

    // The texts of an instance of the module, by their places, and the functions that `PageText.swift` and `runtime.c`
    // ask the page for.
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
      var decoder = new TextDecoder("utf-8", { ignoreBOM: true });
      function bytes(text) { return new TextEncoder().encode(list[text]); }
      function memory(at, count) { return new Uint8Array(machine.memory.buffer, at, count); }
      place("");
      this.place = place;
      this.at = function (place) { return list[place]; };
      // In letters, as it were: each text takes some more room.
      this.size = function () { return size; };
      this.functions = {
        made: function (at, count) { return place(decoder.decode(memory(at, count))); },
        joined: function (one, other) { return place(list[one] + list[other]); },
        written: function (number) { return place(String(number)); },
        // Neither infinities nor hexadecimal numbers, which nobody writes in a row.
        read: function (text, isWhole) {
          var shape = isWhole ? /^[+-]?[0-9]+$/ : /^[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)(e[+-]?[0-9]+)?$/i;
          return shape.test(list[text]) ? Number(list[text]) : NaN;
        },
        rest: function (number, divisor) { return number % divisor; },
        repeated: function (text, count) {
          if (list[text].length * count > most) { throw new RangeError("too long a text"); }
          return place(list[text].repeat(count));
        },
        quoted: function (text) {
          var named = { "\\0": "0", "\\n": "n", "\\r": "r", "\\t": "t", "\\\\": "\\\\", "'": "'", '"': '"' };
          // What would join what it stands behind is escaped where that is no letter of the text.
          var isAfterLetter = false;
          return place('"' + Array.from(list[text], function (scalar) {
            var joins = !isAfterLetter && (/\\p{Grapheme_Extend}/u).test(scalar);
            isAfterLetter = !joins && named[scalar] === undefined && !(/[\\0-\\x1F\\x7F]/).test(scalar);
            if (isAfterLetter) { return scalar; }
            var code = scalar.codePointAt(0).toString(16).toUpperCase();
            return "\\\\" + (named[scalar] || "u{" + code.padStart(joins ? 4 : 2, "0") + "}");
          }).join("") + '"');
        },
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
          // Scalar by scalar, as Swift does: a last sigma is like all others.
          return place(Array.from(list[text], function (scalar) {
            return isUpper ? scalar.toUpperCase() : scalar.toLowerCase();
          }).join(""));
        }
      };
    }
    // Begins with a new instance, which knows no texts yet.
    function begin() {
      var others = new Texts();
      machine = new WebAssembly.Instance(compiled, { page: others.functions }).exports;
      texts = others;
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
      var start = machine.buffer(8 * sent.length);
      new Float64Array(machine.memory.buffer, start, sent.length).set(sent);
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
      // The next run shall have room for its own texts.
      if (machine.memory.buffer.byteLength > most || texts.size() > most / 16) { begin(); }
      return result;
    }
    return live;
  })();

  """
