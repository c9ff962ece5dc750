// Applies the theme and the text size that the reader has chosen before the page is drawn, and shows the controls that need
// scripts, for which the page has reserved the space.
document.documentElement.className = "js";
try {
  ["theme", "size"].forEach(function (key) {
    var value = localStorage.getItem("rxbook." + key);
    if (value) { document.documentElement.dataset[key] = value; }
  });
} catch (error) {}
