/// The part of the script of changed diagrams that loads the module and asks it to play: `Sources/LiveDiagrams` says in
/// which words.
///
/// What stops the module, or fills its memory, costs that run only: the next one has a new instance.
let liveModuleScript = """
  window.rxbookLive = (function () {
    "use strict";
    var live = {};
    var folder = document.currentScript.src.replace(/[^/]*$/, "");
    var kinds = ["element", "completed", "error", "subscription", "disposal", "sequence"];
    var most = 1 << 25;
    var loading = null, compiled = null, machine = null;

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
          return WebAssembly.instantiate(module);
        })
        .then(function (instance) { machine = instance.exports; });
      return loading;
    };

    function Writer() {
      var parts = [], size = 0;
      function add(bytes) { parts.push(bytes); size += bytes.length; }
      this.number = function (number) {
        var bytes = new Uint8Array(8);
        new DataView(bytes.buffer).setFloat64(0, number, true);
        add(bytes);
      };
      this.text = function (text) {
        var bytes = new TextEncoder().encode(text.normalize("NFC"));
        this.number(bytes.length);
        add(bytes);
      };
      this.write = function () {
        var place = machine.buffer(size);
        parts.forEach(function (bytes) {
          new Uint8Array(machine.memory.buffer, place, bytes.length).set(bytes);
          place += bytes.length;
        });
        return size;
      };
    }
    function Reader(count) {
      var place = machine.buffer(0);
      var view = new DataView(machine.memory.buffer, place, count), at = 0;
      this.number = function () { at += 8; return view.getFloat64(at - 8, true); };
      this.text = function () {
        var length = this.number();
        at += length;
        return new TextDecoder().decode(new Uint8Array(machine.memory.buffer, place + at - length, length));
      };
      this.isDone = function () { return at >= count; };
    }

    // What the module holds on to.
    live.memory = function () {
      return { blocks: machine.liveBlocks(), bytes: machine.memory.buffer.byteLength };
    };

    // Plays `rows` into the diagram for so many columns. What comes back has a problem, in words, or rows of what happened.
    live.play = function (diagram, rows, numbers, columns) {
      try {
        return played(diagram, rows, numbers, columns);
      } catch (error) {
        machine = new WebAssembly.Instance(compiled).exports;
        return { problem: "The operator stops the program with this." };
      }
    };
    function played(diagram, rows, numbers, columns) {
      var writer = new Writer();
      writer.number(diagram.index);
      writer.number(columns * diagram.frame);
      writer.number(numbers.length);
      numbers.forEach(function (number) { writer.number(number); });
      writer.number(rows.length);
      rows.forEach(function (row) {
        writer.text(row.name);
        writer.number(row.kind === "hot" ? 1 : 0);
        writer.number(row.start * diagram.frame);
        writer.number(row.marks.length);
        row.marks.forEach(function (mark) {
          writer.number(mark.column * diagram.frame);
          writer.number(mark.kind);
          writer.text(mark.text);
        });
      });
      var reader = new Reader(machine.play(writer.write()));
      var result = { isCutOff: reader.number(), observers: [], inner: [], subscriptions: [] };
      if (result.isCutOff === 2) {
        var text = reader.text();
        return { problem: text.length > 40 ? text : "\\u201C" + text + "\\u201D is no element of this row." };
      }
      var lists = [result.observers, result.inner, result.subscriptions];
      while (!reader.isDone()) {
        var kind = reader.number(), column = reader.number() / diagram.frame;
        if (kind >= 10) {
          lists[kind - 10].push({ name: reader.text(), start: column, entries: [] });
        } else {
          lists[kind][reader.number()].entries.push(
            { column: column, kind: kinds[reader.number()], text: reader.text() });
        }
      }
      // A subscription begins where its row does.
      result.subscriptions.forEach(function (row) {
        row.entries.unshift({ column: row.start, kind: "subscription", text: "" });
      });
      if (machine.memory.buffer.byteLength > most) { machine = new WebAssembly.Instance(compiled).exports; }
      return result;
    }
    return live;
  })();

  """
