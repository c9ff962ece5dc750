// The demo on the cover: plays the text that the reader types into diagrams, and draws the result as it happens.
//
// `DemoFigure` draws the same rows in Swift, so change both together. Without this script, its drawing stays. After
// two seconds in which the reader does nothing, the demo types by itself, unless the reader prefers reduced motion.
(function () {
  "use strict";
  var figure = document.querySelector(".demo[data-demo]");
  if (!figure) { return; }
  var demo = JSON.parse(figure.dataset.demo);
  var still = matchMedia("(prefers-reduced-motion: reduce)");
  var wide = 460, edge = 10, pitch = 46, middle = 31, size = 18, letter = 7, hues = 6;
  // How long a session goes on after the last key, and how fast the demo types the letters of a word.
  var patience = 2600, pace = 130;
  var scale = (wide - 2 * edge) / demo.span;
  // On a phone, a part of the rows is shown, and follows what happens.
  if (figure.clientWidth < 400) { wide = 310; }
  var controls = figure.querySelector(".controls");
  var stage = figure.querySelector(".stage");
  var verdict = figure.querySelector(".verdict");

  var make = rxbookMake;
  function shape(name, attributes, parent) {
    var element = document.createElementNS("http://www.w3.org/2000/svg", name);
    Object.keys(attributes).forEach(function (key) { element.setAttribute(key, attributes[key]); });
    parent.append(element);
    return element;
  }

  // Controls
  var label = make("label", "", demo.field);
  var field = make("input");
  field.type = "search";
  field.autocomplete = "off";
  field.spellcheck = false;
  field.maxLength = 24;
  field.setAttribute("enterkeyhint", "done");
  label.append(field);
  var choice = make("fieldset");
  choice.append(make("legend", "", "Answers with"));
  var radios = demo.answers.map(function (answer, index) {
    var option = make("label", "");
    var radio = make("input");
    radio.type = "radio";
    radio.name = "demo";
    radio.checked = index === 0;
    option.append(radio, make("code", "", answer.name));
    choice.append(option);
    return radio;
  });
  var player = make("button", "", "\u25B6 Play");
  player.type = "button";
  controls.append(label, choice, player);
  verdict.setAttribute("role", "status");
  function chosen() { return Math.max(0, radios.findIndex(function (radio) { return radio.checked; })); }

  // The texts that were typed, each with its time in milliseconds since the session began.
  var typed = [];
  // The results of all rows: events with their times, their texts and the times at which they are cut off.
  var tracks = [];
  var start = 0, frame = null, steps = [], isPlaying = false, isLoaded = false;
  // Whether the demo has typed the text in the field.
  var isScripted = false;

  function diagram(number) {
    return rxbookLive.diagrams.find(function (one) { return one.index === number; });
  }
  // Plays the texts into a diagram.
  function run(number) {
    var one = diagram(number), unit = one.frame / 1e6;
    var source = one.rows[0];
    var last = typed.length ? typed[typed.length - 1].time : 0;
    var rows = [{
      name: source.name, kind: source.kind, start: 0,
      marks: typed.map(function (mark) { return { column: mark.time / unit, kind: 0, text: mark.text }; })
    }];
    var numbers = one.numbers.map(function (number) { return number.value; });
    var result = rxbookLive.play(one, rows, numbers, Math.ceil((last + demo.span) / unit) + 20);
    if (result.problem) { return []; }
    return result.observers[0].entries.filter(function (entry) {
      return entry.kind === "element";
    }).map(function (entry) { return { time: entry.column * unit, text: entry.text }; });
  }
  function play() {
    tracks = [typed].concat(demo.rows.map(function (row) { return run(row.live); }));
    tracks.push(run(demo.answers[chosen()].live));
  }

  // The drawing
  var image = null, events = [], now = null, strip = null;
  function hueOf(text, all) {
    if (all.indexOf(text) < 0) { all.push(text); }
    return "h" + (all.indexOf(text) % hues + 1);
  }
  function draw() {
    var names = [diagram(demo.answers[0].live).rows[0].name];
    demo.rows.forEach(function (row) { names.push(row.name); });
    names.push(demo.answers[chosen()].name);
    var tall = names.length * pitch + 2, all = [];
    tracks.slice(1).forEach(function (track) {
      track.forEach(function (event) { hueOf(event.text, all); });
    });
    image = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    image.setAttribute("viewBox", "0 0 " + wide + " " + tall);
    image.setAttribute("role", "img");
    image.setAttribute("class", "played");
    image.setAttribute("aria-label", names.map(function (name, number) {
      var words = tracks[number].map(function (event) {
        return event.text + " at " + Math.round(event.time) + " ms";
      });
      return name + ": " + (words.join(", ") || "nothing") + ".";
    }).join(" "));
    strip = shape("g", {}, image);
    events = [];
    var ways = shape("g", {}, strip);
    var last = null;
    names.forEach(function (name, number) {
      var y = number * pitch + middle;
      var words = shape("text", { x: edge - 4, y: y - 15 }, image);
      words.textContent = name;
      shape("path", { d: "M" + (edge - 4) + " " + y + "H" + (wide - 4) + "m-5-4l5 4l-5 4" }, image);
      tracks[number].forEach(function (event, index) {
        var before = tracks[number - 1] || [], at = edge + event.time * scale;
        if (number > 1) {
          var from = before.filter(function (one) {
            return one.text === event.text && one.time <= event.time;
          }).pop();
          if (from) {
            var left = edge + from.time * scale;
            var way = shape("path", {
              "class": "way " + hueOf(event.text, all), d: "M" + left + " " + (y - pitch) + "L" + at + " " + y
            }, ways);
            events.push({ time: from.time, end: event.time, way: way, length: Math.hypot(at - left, pitch) });
          }
        }
        var text = event.text, previous = number === 0 && index > 0 ? tracks[0][index - 1].text : "";
        // In the first row, each marble is a key, or several keys that would cover each other.
        if (number === 0) {
          text = text.startsWith(previous) && text.length > previous.length ? text.slice(previous.length)
            : previous.startsWith(text) ? "\u232B" : text;
        }
        if (number > 0 || !last || last.end < at - size / 2) {
          last = { group: shape("g", {}, strip), left: at - size / 2, text: "" };
          last.box = shape("rect", { x: last.left, y: y - size / 2, height: size, rx: size / 2 }, last.group);
          last.words = shape("text", { y: y + 4 }, last.group);
          events.push({ time: event.time, mark: last.group });
        }
        last.text += text;
        var width = Math.max(size, Array.from(last.text).length * letter + 10);
        last.end = last.left + width;
        last.group.setAttribute("class", all.indexOf(event.text) < 0 ? "plain" : hueOf(event.text, all));
        last.box.setAttribute("width", width);
        last.words.setAttribute("x", last.left + width / 2);
        last.words.textContent = last.text;
      });
    });
    image.append(strip);
    now = shape("path", { "class": "moment", d: "M" + edge + " 6V" + (tall - 4) }, strip);
    stage.replaceChildren(image);
  }
  // Shows the events until `time`.
  function show(time) {
    var shift = Math.min(0, wide - 3 * edge - 24 - (edge + time * scale));
    strip.setAttribute("transform", "translate(" + shift + " 0)");
    now.setAttribute("transform", "translate(" + time * scale + " 0)");
    events.forEach(function (event) {
      if (event.mark) { return event.mark.classList.toggle("later", event.time > time); }
      var part = Math.max(0, Math.min(1, (time - event.time) / (event.end - event.time || 1)));
      event.way.style.strokeDasharray = part * event.length + " 2000";
    });
    judge(time);
  }
  var said = "";
  function judge(time) {
    function lastOf(track) {
      return track.filter(function (event) { return event.time <= time; }).pop();
    }
    var answer = lastOf(tracks[tracks.length - 1]), text = lastOf(typed);
    var asked = lastOf(tracks[tracks.length - 2]);
    // While an answer to the latest text is awaited, there is nothing to judge.
    var isSettled = answer && text && asked && asked.text === text.text &&
      tracks[tracks.length - 1].some(function (event) {
        return event.time <= time && event.text === text.text;
      });
    var isRight = isSettled && answer.text === text.text;
    var words = isSettled ? (isRight ? demo.agrees : demo.differs) : "";
    words = words.split("[typed]").join(text ? text.text : "").split("[shown]").join(answer ? answer.text : "");
    figure.classList.toggle("wrong", Boolean(isSettled && !isRight));
    figure.classList.toggle("right", Boolean(isRight));
    if (words !== said) { verdict.textContent = said = words; }
  }
  function end() {
    return tracks.reduce(function (most, track) {
      return track.reduce(function (most, event) { return Math.max(most, event.time); }, most);
    }, 0);
  }

  // Time
  function tick() {
    var time = performance.now() - start, over = Math.max(end() + 500, typed.length ? 0 : patience);
    while (steps.length && steps[0].time <= time) {
      var step = steps.shift();
      field.value = step.text;
      typed.push({ time: step.time, text: step.text });
      play();
      draw();
    }
    show(Math.min(time, Math.max(over, 0)));
    if (steps.length === 0 && time > over) {
      frame = null;
      now.setAttribute("class", "moment over");
      return finished();
    }
    frame = requestAnimationFrame(tick);
  }
  function go() {
    if (still.matches) {
      play();
      draw();
      show(end() + 1);
      now.setAttribute("class", "moment over");
      return;
    }
    if (frame === null) { frame = requestAnimationFrame(tick); }
  }
  function halt() {
    cancelAnimationFrame(frame);
    frame = null;
  }

  // The keys, which either the reader or the demo types.
  function onType() {
    // The first keys are pressed while the module is loading.
    var text = field.value, moment = performance.now();
    stop();
    ready(function () {
      if (frame === null && !still.matches || typed.length === 0) {
        typed = [];
        start = moment;
      }
      var time = still.matches ? (typed.length ? typed[typed.length - 1].time + 150 : 0) : moment - start;
      typed.push({ time: time, text: text });
      if (still.matches && typed.length > 24) { typed = typed.slice(-1); }
      play();
      draw();
      go();
    });
  }
  // The keys of the texts that the diagram's own row has.
  function script() {
    var keys = [], before = "";
    demo.typed.forEach(function (one) {
      var time = one[0], text = one[1];
      var letters = text.startsWith(before) ? Array.from(text.slice(before.length)) : [text];
      letters.forEach(function (unused, index) {
        var part = text.startsWith(before) ? before + letters.slice(0, index + 1).join("") : text;
        keys.push({ time: time - (letters.length - 1 - index) * pace, text: part });
      });
      before = text;
    });
    return keys;
  }
  var turn = 0, rest = null;
  function perform() {
    halt();
    isPlaying = isScripted = true;
    player.textContent = "\u2016 Pause";
    radios[turn].checked = true;
    field.value = "";
    typed = [];
    steps = script();
    start = performance.now();
    play();
    draw();
    if (still.matches) {
      typed = steps;
      field.value = typed[typed.length - 1].text;
      steps = [];
      go();
      return finished();
    }
    go();
  }
  function finished() {
    if (!isPlaying) { return; }
    turn += 1;
    // Each choice is shown once.
    if (turn < radios.length && !still.matches) {
      rest = setTimeout(perform, 2200);
      return;
    }
    stop();
  }
  function stop() {
    clearTimeout(rest);
    steps = [];
    if (!isPlaying) { return; }
    isPlaying = false;
    turn = 0;
    player.textContent = "\u25B6 Play";
  }
  function ready(action) {
    if (isLoaded) { return action(); }
    return rxbookLoadPlayer().then(function () {
      isLoaded = true;
      action();
    }, function (error) { verdict.textContent = "The demo can't be played here: " + error.message; });
  }

  var idle = setTimeout(function () {
    if (still.matches || document.hidden || document.activeElement === field) { return; }
    ready(function () { if (!isPlaying && typed.length === 0) { perform(); } });
  }, 2000);
  function wake() { clearTimeout(idle); }
  field.addEventListener("focus", function () {
    wake();
    if (isPlaying) {
      halt();
      stop();
    }
    // What the reader types replaces what the demo has typed.
    if (isScripted) { field.select(); }
    ready(function () {});
  });
  field.addEventListener("input", function (event) {
    wake();
    if (isScripted && event.data) { field.value = event.data; }
    isScripted = false;
    onType();
  });
  radios.forEach(function (radio, index) {
    radio.addEventListener("change", function () {
      wake();
      ready(function () {
        // The same keys again, with the other choice.
        var isOwn = typed.length + steps.length > 1 && !isPlaying && !isScripted;
        var keys = isOwn ? typed.concat(steps) : script();
        isScripted = !isOwn;
        stop();
        halt();
        typed = [];
        if (still.matches) {
          typed = keys;
          field.value = keys[keys.length - 1].text;
          return go();
        }
        var first = keys[0].time;
        steps = keys.map(function (key) { return { time: key.time - first + 150, text: key.text }; });
        start = performance.now();
        play();
        draw();
        go();
      });
    });
  });
  player.addEventListener("click", function () {
    wake();
    if (isPlaying) {
      halt();
      return stop();
    }
    turn = chosen();
    ready(perform);
  });
})();
