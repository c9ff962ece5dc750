// The page of the collage: it shows what the program's streams send, and asks for actions. It decides nothing.
import { Connection, showStatus } from "/common/connection.js";
import { Panel } from "/common/panel.js";

const element = (id) => document.getElementById(id);
const connection = new Connection();
const panel = new Panel(element("panel"), ["tap", "chosen", "photos", "controls", "album", "save", "alert"]);

// Buttons that cannot be used stay where the keyboard is.
function allow(button, isAllowed) {
  button.setAttribute("aria-disabled", String(!isAllowed));
}
function onTap(button, action) {
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-disabled") !== "true") action();
  });
}
for (const name of ["add", "clear", "save", "done", "dismiss"]) {
  onTap(element(name), () => connection.act(name));
}

// A dialog is open when the program says so; Escape asks for what closes it.
function show(dialog, isOpen) {
  if (isOpen === dialog.open) return;
  if (isOpen) return dialog.showModal();
  dialog.close();
  // What opened it may not be on this page.
  if (document.activeElement === document.body) element("add").focus();
}
for (const [dialog, action] of [["picker", "done"], ["alert", "dismiss"]]) {
  element(dialog).addEventListener("cancel", (event) => {
    event.preventDefault();
    connection.act(action);
  });
}

const picture = (photo) => `/resources/Photos/${photo.name}.svg`;
let isLive = false;
let controls = { title: "Collage", canAdd: false, canClear: false, canSave: false };
let chosen = [];

function showControls() {
  document.title = element("title").textContent = controls.title;
  allow(element("add"), isLive && controls.canAdd);
  allow(element("clear"), isLive && controls.canClear);
  allow(element("save"), isLive && controls.canSave);
  for (const item of element("library").children) {
    const button = item.firstElementChild;
    allow(button, isLive && controls.canAdd);
    const count = chosen.filter((name) => name === button.value).length;
    item.lastElementChild.textContent = count === 0 ? "" : `${count}`;
    button.setAttribute("aria-label", count === 0 ? button.value : `${button.value}, chosen ${count} times`);
  }
}

connection
  .on("library", (photos) => {
    element("library").replaceChildren(
      ...photos.map((photo) => {
        const item = document.createElement("li");
        const button = item.appendChild(document.createElement("button"));
        button.value = photo.name;
        const image = button.appendChild(document.createElement("img"));
        Object.assign(image, { src: picture(photo), alt: photo.name, width: photo.width, height: photo.height });
        onTap(button, () => connection.act("choose", photo.name));
        item.appendChild(document.createElement("span")).className = "count";
        return item;
      }));
    showControls();
  })
  .on("preview", ({ width, height, tiles }) => {
    const preview = element("preview");
    preview.setAttribute("viewBox", `0 0 ${width} ${height}`);
    preview.replaceChildren(
      ...tiles.map(({ photo, ...place }) => {
        const image = document.createElementNS("http://www.w3.org/2000/svg", "image");
        for (const [name, value] of Object.entries(place)) image.setAttribute(name, value);
        image.setAttribute("href", picture(photo));
        image.setAttribute("preserveAspectRatio", "xMidYMid slice");
        return image;
      }));
    chosen = tiles.map(({ photo }) => photo.name);
    preview.setAttribute(
      "aria-label", chosen.length ? `The collage: ${chosen.join(", ")}` : "The collage has no photos");
    element("nothing").hidden = chosen.length > 0;
    showControls();
  })
  // Chapter 6 sends it.
  .on("tray", ({ photos, notice }) => {
    const [row, text] = element("tray").children;
    row.replaceChildren(
      ...photos.map((photo) => {
        const image = document.createElement("img");
        Object.assign(image, { src: picture(photo), alt: photo.name });
        const item = document.createElement("li");
        item.append(image);
        return item;
      }));
    text.textContent = notice;
    element("tray").hidden = false;
  })
  .on("controls", (value) => {
    controls = value;
    showControls();
  })
  .on("isPicking", (isPicking) => show(element("picker"), isPicking))
  .on("isSaving", (isSaving) => document.documentElement.toggleAttribute("data-saving", isSaving))
  .on("alert", (alert) => {
    if (alert) {
      element("alert-title").textContent = alert.title;
      element("alert-text").textContent = alert.text;
      element("alert-picture").hidden = !alert.picture;
      if (alert.picture) element("alert-picture").src = `/album/${encodeURIComponent(alert.picture)}`;
    }
    show(element("alert"), alert !== null);
  })
  .onReport((report) => panel.add(report))
  .onReset(() => panel.reset())
  .onStatus((status) => {
    isLive = status === "live";
    showStatus(element("banner"), status);
    showControls();
  })
  .open();
