/**
 * A small joy: the new group's patch is sewn onto the page, a ring of stitches running round it, and gone again within a second.
 * It waits for nobody and nobody waits for it; with reduced motion it does not happen.
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
