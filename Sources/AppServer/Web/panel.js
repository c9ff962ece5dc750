// Draws the reports of an app's probes as marbles: one row for each probe, and one row for the taps that caused the events.

const rowHeight = 34;
const top = 8;
const reportLimit = 160;
const svg = (name, attributes = {}, text) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
};

export class Panel {
  #rows;
  /** The place of each row's probe in the chapter's code. */
  #places = new Map();
  #reports = [];
  #names;
  #drawing;
  #scroll;
  #alive;
  #isDue = false;

  /** Draws in `element`, with rows for `names` from the start. */
  constructor(element, names) {
    this.#rows = [...names];
    this.#names = element.appendChild(document.createElement("ol"));
    this.#names.className = "panel-names";
    this.#scroll = element.appendChild(document.createElement("div"));
    this.#scroll.className = "panel-scroll";
    this.#scroll.tabIndex = 0;
    this.#scroll.setAttribute("role", "region");
    this.#scroll.setAttribute("aria-label", "Events of the streams");
    this.#drawing = this.#scroll.appendChild(svg("svg", { role: "img" }));
    this.#alive = element.appendChild(document.createElement("p"));
    this.#alive.className = "panel-alive";
    this.#draw();
  }

  reset() {
    this.#reports = [];
    this.#scheduleDrawing();
  }

  add(report) {
    if (!this.#rows.includes(report.row)) this.#rows.push(report.row);
    if (report.place) this.#places.set(report.row, report.place);
    this.#reports.push(report);
    if (this.#reports.length > reportLimit) this.#reports.shift();
    this.#scheduleDrawing();
  }

  #scheduleDrawing() {
    if (this.#isDue) return;
    this.#isDue = true;
    // Not an animation frame, because browsers don't call those in hidden pages.
    setTimeout(() => {
      this.#isDue = false;
      this.#draw();
    });
  }

  #draw() {
    const lastTap = this.#reports.findLastIndex((report) => report.kind === "tapped");
    const latest = new Map();
    const items = [];
    const open = new Map();
    const lines = [];
    let x = 10;
    let tapEnd = 0;
    this.#reports.forEach((report, index) => {
      const row = this.#rows.indexOf(report.row);
      const item = { ...report, row, x, isNew: index >= lastTap };
      item.width = widths[report.kind](report.text);
      if (report.kind === "tapped") {
        // The following events are drawn below the label of the tap.
        item.x = Math.max(x + 14, tapEnd + 14);
        tapEnd = item.x + item.width;
        x = item.x + 2;
      } else {
        x = item.x + item.width + 8;
      }
      items.push(item);
      if (report.kind === "subscribed") {
        open.set(row, [...(open.get(row) ?? []), item.x]);
      } else if (report.kind !== "tapped") {
        if (!open.get(row)?.length) open.set(row, [0]);
        if (report.kind !== "next") lines.push({ row, from: open.get(row).shift(), to: item.x + 4 });
      }
      if (report.kind === "next") latest.set(row, report.text);
    });
    const isPinned =
      this.#scroll.scrollLeft + this.#scroll.clientWidth > this.#scroll.scrollWidth - 40;
    const width = Math.max(x + 24, tapEnd + 24, this.#scroll.clientWidth || 300);
    const height = top * 2 + this.#rows.length * rowHeight;
    for (const [row, starts] of open) for (const from of starts) lines.push({ row, from, to: width - 12, goesOn: true });
    this.#drawing.replaceChildren();
    this.#drawing.setAttribute("width", width);
    this.#drawing.setAttribute("height", height);
    this.#drawing.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.#drawing.setAttribute("aria-label", this.#description());
    const middle = (row) => top + row * rowHeight + rowHeight / 2;
    for (const item of items) {
      if (item.kind !== "tapped") continue;
      this.#drawing.append(
        svg("line", { class: "turn", x1: item.x - 7, x2: item.x - 7, y1: top, y2: height - top }));
    }
    for (const line of lines) {
      const y = middle(line.row);
      this.#drawing.append(svg("line", { class: "time", x1: line.from, x2: line.to, y1: y, y2: y }));
      if (line.goesOn) this.#drawing.append(svg("path", { class: "arrow", d: `M${line.to} ${y - 4}l7 4l-7 4z` }));
    }
    for (const item of items) this.#drawing.append(draw(item, middle(item.row)));
    const focused = [...this.#names.children].findIndex((line) => line.contains(document.activeElement));
    this.#names.replaceChildren(
      ...this.#rows.map((name, row) => {
        const line = document.createElement("li");
        const place = this.#places.get(name);
        if (place) {
          const link = line.appendChild(document.createElement("a"));
          const [file] = place.split(":");
          link.textContent = name;
          // The browser scrolls to the probe, if the file contains its name.
          link.href = `/code/${file}#:~:text=${encodeURIComponent(`.probe("${name}"`)}`;
          link.target = "code";
          link.setAttribute("aria-label", `${name}, in ${shortened(place)}`);
        } else {
          line.textContent = name;
        }
        line.title = [latest.has(row) ? `${name}: ${latest.get(row)}` : "", shortened(place)].filter(Boolean).join("\n");
        return line;
      }));
    if (focused >= 0) this.#names.children[focused]?.querySelector("a")?.focus({ preventScroll: true });
    const alive = this.#reports.at(-1)?.subscriptions;
    this.#alive.textContent = alive === undefined ? "" : `${alive} subscription${alive === 1 ? "" : "s"} of this page to these streams`;
    if (isPinned) this.#scroll.scrollLeft = this.#scroll.scrollWidth;
  }

  #description() {
    const last = this.#reports.slice(-12).map(({ row, kind, text }) => `${row} ${kind} ${text}`.trim());
    return last.length ? `Latest reports: ${last.join("; ")}` : "No events yet";
  }
}

/** The file of a probe without its folders, and its line. */
const shortened = (place) => place?.split("/").at(-1) ?? "";

const marbleWidth = (text) => Math.max(20, text.length * 7.3 + 14);
const widths = {
  tapped: (text) => text.length * 7.3 + 4,
  subscribed: () => 8,
  next: marbleWidth,
  error: (text) => 14 + text.length * 7.3,
  completed: () => 8,
  disposed: () => 8,
};

function draw({ kind, text, x, width, isNew }, y) {
  const group = svg("g", { class: isNew ? `${kind} new` : kind });
  group.append(svg("title", {}, kind === "next" ? text : `${kind} ${text}`.trim()));
  switch (kind) {
    case "tapped":
      group.append(svg("text", { x, y: y + 4 }, text));
      break;
    case "subscribed":
      group.append(svg("path", { d: `M${x - 1} ${y + 5}l5 -10l5 10` }));
      break;
    case "next":
      group.append(svg("rect", { x, y: y - 11, width, height: 22, rx: 11 }));
      group.append(svg("text", { x: x + width / 2, y: y + 4, "text-anchor": "middle" }, text));
      break;
    case "completed":
      group.append(svg("path", { d: `M${x + 4} ${y - 10}v20` }));
      break;
    case "error":
      group.append(svg("path", { d: `M${x - 1} ${y - 6}l11 12m0 -12l-11 12` }));
      group.append(svg("text", { x: x + 14, y: y + 4 }, text));
      break;
    case "disposed":
      group.append(svg("path", { d: `M${x + 4} ${y - 8}v9m0 5v1` }));
      break;
  }
  return group;
}
