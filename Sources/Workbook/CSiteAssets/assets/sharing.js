// Copies the address of a page, a heading or a diagram. On a phone, the system's dialog for sharing is opened instead.
//
// A page loads this script when the reader follows the first of these links.
(function () {
  "use strict";
  var toast = rxbookMake("output", "toast", ""), timer;
  toast.setAttribute("role", "status");
  document.body.append(toast);
  function say(words) {
    toast.textContent = words;
    clearTimeout(timer);
    timer = setTimeout(function () { toast.textContent = ""; }, 2500);
  }
  window.rxbookShare = function (element) {
    var address = location.href.replace(/#.*/, "") + (element.hash || "");
    if (!element.hash && navigator.share && matchMedia("(pointer: coarse)").matches) {
      // The reader may close the dialog.
      return navigator.share({ title: document.title, url: address }).catch(function () {});
    }
    if (!navigator.clipboard) { return say("The address is in the address bar."); }
    navigator.clipboard.writeText(address).then(function () {
      say(element.hash ? "Link copied" : "Link to this page copied");
    }, function () { say("The link could not be copied."); });
  };
})();
