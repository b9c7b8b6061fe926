/**
 * Says in which order the layers of our styles stand, before any sheet is there. Where Next's server finds nothing to show it sends a bare shell
 * (`__next_error__`), and the browser draws the page: the sheets then stand in the order in which they arrived. With a page's own in front of the one
 * that all share, its layer would be the lowest, and what resets the browser's own styles would win over all of ours.
 */
if (document.documentElement.id === "__next_error__") {
  const order = document.createElement("style");
  order.textContent = "@layer properties, theme, base, components, utilities";
  // React sets the first sheet at the top of <head>, and each later one behind the last that has a precedence.
  order.dataset.precedence = "layers";
  document.head.prepend(order);
}
