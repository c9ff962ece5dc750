// The connection of a page to its program: the page receives states and reports, performs actions, and shows when the
// program doesn't respond.

const timeout = 12_000; // The server sends an event every five seconds.
const retryDelay = 1_000;
const sleepDelay = 5_000;

/** Connects a page to its program, and reconnects whenever the program is restarted. */
export class Connection {
  #handlers = new Map();
  #onReport = () => {};
  #onReset = () => {};
  #onStatus = () => {};
  #source;
  #run;
  #timeout;
  #retry;
  #last = Promise.resolve();
  #pending = 0;
  // The name stays the same when the page is reloaded. In some apps, each tab has its own session.
  #page = (sessionStorage.page ??= crypto.randomUUID());
  status = "connecting";

  constructor() {
    // Browsers open at most six connections to a server, so a hidden page closes its connection. When it becomes visible,
    // it reconnects and receives everything again.
    let sleepTimer;
    document.addEventListener("visibilitychange", () => {
      clearTimeout(sleepTimer);
      if (document.hidden) sleepTimer = setTimeout(() => this.#sleep(), sleepDelay);
      else if (!this.#source || this.#source.readyState === EventSource.CLOSED) this.open();
    });
    // The program disposes of the subscriptions of a closed page. A page that is reloaded connects again before that.
    addEventListener("pagehide", () => navigator.sendBeacon(`/leave?page=${this.#page}`));
    addEventListener("pageshow", (event) => {
      if (event.persisted) this.open();
    });
  }

  /** Calls `handler` with the current value of the state `name`, and with every change. */
  on(name, handler) {
    this.#handlers.set(name, handler);
    return this;
  }

  onReport(handler) { this.#onReport = handler; return this; }
  /** Calls `handler` before the program sends all states and reports again, for example after a reload. */
  onReset(handler) { this.#onReset = handler; return this; }
  onStatus(handler) { this.#onStatus = handler; return this; }

  open() {
    clearTimeout(this.#retry);
    this.#source?.close();
    const source = (this.#source = new EventSource(`/events?page=${this.#page}`));
    const listen = (name, handler) =>
      source.addEventListener(name, (event) => {
        this.#restartTimeout();
        handler(JSON.parse(event.data));
      });
    listen("hello", ({ run }) => {
      this.#onReset({ isNewRun: this.#run !== undefined && this.#run !== run });
      this.#run = run;
    });
    listen("ready", () => this.#setStatus("live"));
    listen("beat", () => {});
    listen("report", (report) => this.#onReport(report));
    listen("goodbye", () => this.#disconnect("ended"));
    listen("origin", showOrigin);
    for (const [name, handler] of this.#handlers) listen(name, handler);
    source.addEventListener("error", () => this.#disconnect("lost"));
    this.#restartTimeout();
    return this;
  }

  /** Performs the action `name`, after all earlier ones. */
  act(name, value) {
    const ask = () =>
      fetch(`/do/${encodeURIComponent(name)}?page=${this.#page}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(value === undefined ? {} : { value }),
        signal: AbortSignal.timeout(timeout),
      });
    this.#changePending(1);
    this.#last = this.#last
      .then(() => (this.status === "live" ? ask() : undefined))
      .catch(() => this.#disconnect("lost"))
      .finally(() => this.#changePending(-1));
    return this.#last;
  }

  #sleep() {
    clearTimeout(this.#timeout);
    clearTimeout(this.#retry);
    this.#source?.close();
  }

  #changePending(change) {
    this.#pending += change;
    document.documentElement.toggleAttribute("data-busy", this.#pending > 0);
  }

  #restartTimeout() {
    clearTimeout(this.#timeout);
    this.#timeout = setTimeout(() => this.#disconnect("lost"), timeout);
  }

  #disconnect(status) {
    clearTimeout(this.#timeout);
    clearTimeout(this.#retry);
    this.#source?.close();
    // A program that has said goodbye has ended, so later failures to connect don't change the status.
    this.#setStatus(this.status === "ended" ? "ended" : status);
    this.#retry = setTimeout(() => this.open(), retryDelay);
  }

  #setStatus(status) {
    if (this.status === status) return;
    this.status = status;
    this.#onStatus(status);
  }
}

const messages = {
  connecting: "",
  live: "",
  ended: "The program has ended. Start it again on the same port, and this page reconnects.",
  lost: "The program does not respond. This page keeps trying to reconnect.",
};

/** Shows where the program comes from, above the contents of the page. */
function showOrigin(origin) {
  const line = document.querySelector(".origin") ?? document.createElement("p");
  line.className = "origin";
  line.textContent = origin;
  document.querySelector("main").before(line);
}

/** Shows the status of the program in `banner`, and marks the page with it. */
export function showStatus(banner, status) {
  banner.textContent = messages[status];
  banner.hidden = messages[status] === "";
  document.documentElement.dataset.status = status;
}
