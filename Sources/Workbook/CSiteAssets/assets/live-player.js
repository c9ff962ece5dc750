// Loads the WebAssembly module with the book's diagrams, and plays them. `Messages.swift` of the player defines the
// format of requests and answers.
//
// If a run traps or runs out of memory, only that run fails, because the next one uses a new instance.
(function (live) {
  "use strict";
  var kinds = ["element", "completed", "error", "subscription", "disposal", "sequence"];
  var most = 1 << 25;
  var loading = null, compiled = null, machine = null;
  var encoder = new TextEncoder(), decoder = new TextDecoder("utf-8", { ignoreBOM: true });

  function unpacked() {
    var letters = atob(live.module.text);
    var bytes = Uint8Array.from(letters, function (letter) { return letter.charCodeAt(0); });
    if (!live.module.packed) { return bytes; }
    var stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream).arrayBuffer();
  }
  // Adds the usual values, which definitions leave out.
  function complete(index) {
    var diagram = live.diagrams[index];
    diagram.rows = diagram.rows.map(function (row) {
      var marks = [];
      for (var at = 0; at < row.marks.length; at += 2) {
        var kind = row.marks[at + 1], isElement = typeof kind === "string";
        marks.push([row.marks[at], isElement ? 0 : kind, isElement ? kind : ""]);
      }
      row.marks = marks;
      return Object.assign({ kind: "cold", start: 0 }, row);
    });
    diagram.numbers = (diagram.numbers || []).map(function (number) {
      return { words: number[0], value: number[1], place: number[2] };
    });
    return Object.assign({
      index: Number(index), frame: 1e7, below: ["result"], inner: []
    }, diagram);
  }
  // Resolves when diagrams can be played. After a failure, the next call tries again.
  live.load = function () {
    loading = loading || Promise.all([rxbookLoad("live/definitions.js"), rxbookLoad("live/module.js")])
      .then(function () {
        if (!Array.isArray(live.diagrams)) { live.diagrams = Object.keys(live.diagrams).map(complete); }
        return unpacked();
      })
      .then(function (bytes) { return WebAssembly.compile(bytes); })
      .then(function (module) {
        compiled = module;
        return WebAssembly.instantiate(module, { page: functions });
      })
      .then(function (instance) { machine = instance.exports; });
    loading.catch(function () { loading = null; });
    return loading;
  };

  // The functions that `runtime.c` imports from the page.
  var functions = {
    // Parses a number, or returns NaN. Unlike Swift, it doesn't support infinities and hexadecimal numbers, which
    // no row contains.
    number: function (at, count) {
      var text = decoder.decode(new Uint8Array(machine.memory.buffer, at, count));
      return (/^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)(e[+-]?[0-9]+)?$/i).test(text) ? Number(text) : NaN;
    },
    rest: function (number, divisor) { return number % divisor; }
  };
  // Creates a new instance.
  function begin() { machine = new WebAssembly.Instance(compiled, { page: functions }).exports; }

  // Encodes a request, which consists of numbers and strings.
  function encoded(values) {
    // The module has no tables to normalise strings before it compares them.
    var parts = values.map(function (value) {
      return typeof value === "string" ? encoder.encode(value.normalize("NFC")) : value;
    });
    var size = parts.reduce(function (size, part) { return size + 8 + (part.length || 0); }, 0);
    var bytes = new Uint8Array(size), view = new DataView(bytes.buffer), at = 0;
    parts.forEach(function (part) {
      var isNumber = typeof part === "number";
      view.setFloat64(at, isNumber ? part : part.length, true);
      at += 8;
      if (!isNumber) {
        bytes.set(part, at);
        at += part.length;
      }
    });
    return bytes;
  }

  // Returns how much memory the module retains.
  live.memory = function () {
    return { blocks: machine.liveBlocks(), bytes: machine.memory.buffer.byteLength };
  };

  // Plays a diagram with `rows` for this number of columns. Returns either the rows with the result, or a description
  // of the `problem`.
  live.play = function (diagram, rows, numbers, columns) {
    try {
      return played(diagram, rows, numbers, columns);
    } catch (error) {
      begin();
      return { problem: "The operator crashes with this input." };
    }
  };
  function played(diagram, rows, numbers, columns) {
    var sent = [diagram.index, columns * diagram.frame, numbers.length].concat(numbers, [rows.length]);
    rows.forEach(function (row) {
      sent.push(row.name, row.kind === "hot" ? 1 : 0, row.start * diagram.frame, row.marks.length);
      row.marks.forEach(function (mark) {
        sent.push(mark.column * diagram.frame, mark.kind, mark.text);
      });
    });
    var request = encoded(sent), start = machine.buffer(request.length);
    new Uint8Array(machine.memory.buffer, start, request.length).set(request);
    var size = machine.play(request.length), at = 0;
    var answer = new DataView(machine.memory.buffer, machine.buffer(0), size);
    function number() {
      at += 8;
      return answer.getFloat64(at - 8, true);
    }
    function text() {
      var count = number();
      at += count;
      return decoder.decode(new Uint8Array(answer.buffer, answer.byteOffset + at - count, count));
    }
    var result = { isCutOff: number(), observers: [], inner: [], subscriptions: [] };
    if (result.isCutOff === 2) {
      var problem = text();
      return {
        problem: problem.length > 40 ? problem : "\u201C" + problem + "\u201D is not a valid element of this row."
      };
    }
    var lists = [result.observers, result.inner, result.subscriptions];
    while (at < size) {
      var kind = number(), column = number() / diagram.frame;
      if (kind >= 10) {
        lists[kind - 10].push({ name: text(), start: column, entries: [] });
      } else {
        lists[kind][number()].entries.push({ column: column, kind: kinds[number()], text: text() });
      }
    }
    // The answer contains only the start of each subscription, so add its mark.
    result.subscriptions.forEach(function (row) {
      row.entries.unshift({ column: row.start, kind: "subscription", text: "" });
    });
    // The memory of an instance never shrinks.
    if (machine.memory.buffer.byteLength > most) { begin(); }
    return result;
  }
})(window.rxbookLive);
