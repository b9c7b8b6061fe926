/**
 * Declares the order of the CSS layers before any style sheet has loaded. When a page calls `notFound()`, Next's server may send only an empty
 * shell (`<html id="__next_error__">`), and the browser renders the page (vercel/next.js issue 62228). The style sheets then apply in the order
 * in which they arrive. If the page's own sheet arrived before the shared one, its layer would come first, and the reset of the browser's
 * default styles would override all component styles.
 */
if (document.documentElement.id === "__next_error__") {
  const order = document.createElement("style");
  order.textContent = "@layer properties, theme, base, components, utilities";
  // React inserts the first sheet at the top of <head>, and each later sheet after the last element with a precedence.
  order.dataset.precedence = "layers";
  document.head.prepend(order);
}
