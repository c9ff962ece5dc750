// The page of who to follow: it shows what the program's streams send, and asks for actions. It decides nothing.
import { Connection, showStatus } from "/common/connection.js";
import { Panel } from "/common/panel.js";

const element = (id) => document.getElementById(id);
const connection = new Connection();
const rows = ["suggestion 1", "suggestion 2", "suggestion 3"];
const panel = new Panel(element("panel"), ["tap", "requests", "responses", ...rows]);
let isLive = false;

// Buttons that cannot be used stay where the keyboard is.
function allow(button, isAllowed) {
  button.setAttribute("aria-disabled", String(!isAllowed));
}
function onTap(button, action) {
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-disabled") !== "true") action();
  });
}

onTap(element("refresh"), () => connection.act("refresh"));
const accounts = rows.map((_, row) => {
  const name = `close${row + 1}`;
  onTap(element(name), () => connection.act(name));
  connection.on(`row${row + 1}`, (account) => {
    accounts[row] = account;
    showRow(row);
  });
  return null;
});

function showRow(row) {
  const account = accounts[row];
  const button = element(`close${row + 1}`);
  const who = document.createElement("p");
  const shown = [who];
  if (account) {
    who.className = "who";
    who.append(document.createElement("b"), document.createElement("span"));
    who.firstChild.textContent = account.name;
    who.lastChild.textContent = `@${account.handle}`;
    const image = new Image(60, 60);
    Object.assign(image, { src: account.avatar, alt: "" });
    shown.unshift(image);
  } else {
    who.className = "empty";
    who.textContent = "nobody";
  }
  // The button stays where it is, and the keyboard with it.
  while (button.nextSibling) button.nextSibling.remove();
  button.after(...shown);
  button.setAttribute("aria-label", account ? `Another one for ${account.name}` : "Nobody to close");
  allow(button, isLive && account);
}

function showAll() {
  allow(element("refresh"), isLive);
  rows.forEach((_, row) => showRow(row));
  for (const field of document.querySelectorAll("fieldset")) field.disabled = !isLive;
}

element("version").addEventListener("change", ({ target }) => connection.act("version", target.value));
const settings = [...element("server").querySelectorAll("select")];
element("server").addEventListener("change", () => {
  const value = Object.fromEntries(settings.map(({ name, value }) => [name, value]));
  connection.act("server", JSON.stringify({ ...value, delay: Number(value.delay) }));
});

connection
  .on("notice", (notice) => (element("notice").textContent = notice))
  .on("requests", (count) => {
    element("count").textContent = count === 1 ? "1 request has been sent" : `${count} requests have been sent`;
  })
  .on("version", (version) => {
    for (const choice of element("version").querySelectorAll("input")) choice.checked = choice.value === version;
  })
  .on("server", (value) => settings.forEach((select) => (select.value = value[select.name])))
  .onReport((report) => panel.add(report))
  .onReset(() => panel.reset())
  .onStatus((status) => {
    isLive = status === "live";
    showStatus(element("banner"), status);
    showAll();
  })
  .open();
