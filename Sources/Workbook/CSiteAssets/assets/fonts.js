// Loads the fonts before the page is drawn.
//
// If that takes too long, the page is shown with the reader's own fonts and keeps them, so nothing moves. The next page finds
// the fonts in the cache. On a slow connection, the first page doesn't wait for the fonts, and loads them last.
(function () {
  "use strict";
  if (!window.FontFace) { return; }
  var root = document.documentElement;
  var folder = document.currentScript.src.replace(/[^/]*$/, "fonts/");
  var bold = { weight: "600 700" };
  function load() {
    return Promise.all([
      ["Text", "text"], ["Text", "text-italic", { style: "italic" }], ["Text", "text-bold", bold],
      ["Plain", "plain", { weight: "400 700" }], ["Code", "code"], ["Code", "code-bold", bold]
    ].map(function (face) {
      return new FontFace("Workbook " + face[0], "url(" + folder + face[1] + ".woff2)", face[2]).load();
    })).then(function (faces) {
      try { localStorage.setItem("rxbook.fonts", "loaded"); } catch (error) {}
      return faces;
    });
  }
  var isCached = false;
  try { isCached = localStorage.getItem("rxbook.fonts") === "loaded"; } catch (error) {}
  if (!isCached && performance.now() > 500) {
    addEventListener("load", function () { load().catch(function () {}); });
    return;
  }
  function show() { root.classList.remove("waiting"); }
  root.classList.add("waiting");
  var timer = setTimeout(function () {
    timer = null;
    show();
  }, 150);
  load().then(function (faces) {
    if (timer !== null) { faces.forEach(function (face) { document.fonts.add(face); }); }
    show();
  }).catch(show);
})();
