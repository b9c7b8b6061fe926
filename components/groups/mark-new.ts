/**
 * An animation for a new group: its picture appears on the page as a patch, a ring of stitches runs around it, and it disappears within a
 * second. Nothing waits for the animation. It does not run if the person prefers reduced motion.
 */
export function markNew(picture: string): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const patch = document.createElement("div");
  patch.className = "sewn";
  patch.setAttribute("aria-hidden", "true");
  const image = document.createElement("img");
  image.alt = "";
  image.referrerPolicy = "no-referrer";
  image.src = picture;
  patch.append(image);
  document.body.append(patch);
  patch.addEventListener("animationend", (event) => event.target === patch && patch.remove());
}
