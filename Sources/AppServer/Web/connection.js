// What the pages of all apps have in common: they are told states and reports, ask for actions, and say when nobody
// answers.

const patience = 12_000; // The server says something every five seconds.
const delay = 1_000;
const sleepsAfter = 5_000;

/** Keeps a page in touch with its program, however often that stops and begins. */
export class Connection {
  #handlers = new Map();
  #onReport = () => {};
  #onReset = () => {};
  #onStatus = () => {};
  #source;
  #run;
  #watch;
  #retry;
  #last = Promise.resolve();
  #pending = 0;
  // A page keeps its name when it is loaded again. Some apps are another user's in each tab.
  #page = (sessionStorage.page ??= crypto.randomUUID());
  status = "connecting";

  constructor() {
    // Browsers keep six connections to a server, and each page that listens takes one. A page that nobody looks at
    // lets go of its own, and is told everything when it is looked at again.
    let nap;
    document.addEventListener("visibilitychange", () => {
      clearTimeout(nap);
      if (document.hidden) nap = setTimeout(() => this.#sleep(), sleepsAfter);
      else if (!this.#source || this.#source.readyState === EventSource.CLOSED) this.open();
    });
  }

  /** Calls `handler` with the value of the state `name`, now and at each change. */
  on(name, handler) {
    this.#handlers.set(name, handler);
    return this;
  }

  onReport(handler) { this.#onReport = handler; return this; }
  /** Calls `handler` when the program tells everything from the start, as after a reload. */
  onReset(handler) { this.#onReset = handler; return this; }
  onStatus(handler) { this.#onStatus = handler; return this; }

  open() {
    clearTimeout(this.#retry);
    this.#source?.close();
    const source = (this.#source = new EventSource(`/events?page=${this.#page}`));
    const listen = (name, handler) =>
      source.addEventListener(name, (event) => {
        this.#stillThere();
        handler(JSON.parse(event.data));
      });
    listen("hello", ({ run }) => {
      this.#onReset({ isNewRun: this.#run !== undefined && this.#run !== run });
      this.#run = run;
    });
    listen("ready", () => this.#be("live"));
    listen("beat", () => {});
    listen("report", (report) => this.#onReport(report));
    listen("goodbye", () => this.#lose("ended"));
    for (const [name, handler] of this.#handlers) listen(name, handler);
    source.addEventListener("error", () => this.#lose("lost"));
    this.#stillThere();
    return this;
  }

  /** Asks for the action `name`, after all that were asked for before. */
  act(name, value) {
    const ask = () =>
      fetch(`/do/${encodeURIComponent(name)}?page=${this.#page}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(value === undefined ? {} : { value }),
        signal: AbortSignal.timeout(patience),
      });
    this.#busy(1);
    this.#last = this.#last
      .then(() => (this.status === "live" ? ask() : undefined))
      .catch(() => this.#lose("lost"))
      .finally(() => this.#busy(-1));
    return this.#last;
  }

  #sleep() {
    clearTimeout(this.#watch);
    clearTimeout(this.#retry);
    this.#source?.close();
  }

  #busy(change) {
    this.#pending += change;
    document.documentElement.toggleAttribute("data-busy", this.#pending > 0);
  }

  #stillThere() {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#lose("lost"), patience);
  }

  #lose(status) {
    clearTimeout(this.#watch);
    clearTimeout(this.#retry);
    this.#source?.close();
    // Who has said goodbye is not lost, however often nobody answers since.
    this.#be(this.status === "ended" ? "ended" : status);
    this.#retry = setTimeout(() => this.open(), delay);
  }

  #be(status) {
    if (this.status === status) return;
    this.status = status;
    this.#onStatus(status);
  }
}

const words = {
  connecting: "",
  live: "",
  ended: "The program has ended. Start it again at the same port, and this page goes on.",
  lost: "The program does not answer. This page tries again by itself.",
};

/** Shows in `banner` whether the program is there, and marks the page. */
export function showStatus(banner, status) {
  banner.textContent = words[status];
  banner.hidden = words[status] === "";
  document.documentElement.dataset.status = status;
}
