// The parts of a cover: cloth, patch, felt and thread (docs/design.md says how a cover looks). Lengths are those of an 800 x 600 drawing
// with its middle at 0, 0; x grows to the right, y downwards.

const DYE = {
  cream: "#fbf2df",
  red: "#c8372d",
  gold: "#f2a71b",
  indigo: "#27306b",
  sky: "#86c1de",
  leaf: "#2c7a50",
  deep: "#1d5a3a",
  peri: "#5664b4",
  blush: "#f0b59a",
  pist: "#c3d38f",
  jute: "#ecd9b0",
  sand: "#e3c77e",
  brown: "#7d4429",
  skin: "#8a5133",
  night: "#140f2e",
};

/** The colour of the thread that makes rings on a cloth: darker or lighter than the cloth. */
const RIPPLE = {
  red: "#f0897a",
  gold: "#b8660a",
  indigo: "#7f8bd6",
  sky: "#3f7fa6",
  leaf: "#7fc79b",
  peri: "#aab5f0",
  blush: "#c46a48",
  pist: "#75923a",
  jute: "#a98444",
  sand: "#a87a1f",
};

/** A closed circle as a path. */
export const disc = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0Z`;
/** A closed oval as a path. */
export const oval = (x, y, rx, ry) => `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1-${2 * rx} 0Z`;
/** A box as a path, from its upper left corner. */
export const box = (x, y, width, height) => `M${x} ${y}h${width}v${height}h-${width}Z`;

/** The outlines of patches; the shape hints at the patch's subject. */
const OUTLINE = {
  round: disc(0, 0, 210),
  soft: "M-216 0C-216-176-176-212 0-212S216-176 216 0S176 212 0 212S-216 176-216 0Z",
  wide: "M-250 0C-250-160-206-196 0-196S250-160 250 0S206 196 0 196S-250 160-250 0Z",
  oval: oval(0, 0, 252, 200),
  arch: "M-200 196V0A200 200 0 0 1 200 0V196Z",
  hill: "M-240 150V26A240 220 0 0 1 240 26V150Q0 176-240 150Z",
  gem: "M-88-206H88L206-88V88L88 206H-88L-206 88V-88Z",
  hex: "M-142-206H142L264 0L142 206H-142L-264 0Z",
  shield: "M-206-196Q0-226 206-196V20C206 130 100 190 0 222C-100 190-206 130-206 20Z",
  tile: "M-200-190Q0-204 200-190Q212 0 200 190Q0 204-200 190Q-212 0-200-190Z",
  ticket: "M-246-170H246V-46A46 46 0 0 0 246 46V170H-246V46A46 46 0 0 0-246-46Z",
  flag: "M-230-176Q-100-206 0-176T230-176V168Q100 198 0 168T-230 168Z",
};

/** The rings follow this outline's bounding box, because a concave outline would tangle them. */
const CALM = { ticket: "M-246-170H246V170H-246Z" };

const PLAIN = 'stroke="none"';

/** A piece without a stitch. */
export const flat = (path, dye) => `<path d="${path}" fill="${DYE[dye] ?? dye}" ${PLAIN}/>`;
/** A line drawn with a thick thread. */
export const line = (path, dye, width = 8) =>
  `<path d="${path}" stroke="${DYE[dye] ?? dye}" stroke-width="${width}" stroke-dasharray="0"/>`;
/** A running stitch. */
export const stitch = (path, dye = "cream") => `<path d="${path}"${dye === "cream" ? "" : ` stroke="${DYE[dye]}"`}/>`;
/** Moves, turns and scales the pieces. */
export const at = (x, y, turn, scale, ...parts) => {
  const moved = `translate(${x} ${y})${turn ? `rotate(${turn})` : ""}${scale === 1 ? "" : `scale(${scale})`}`;
  return `<g transform="${moved}">${parts.join("")}</g>`;
};

let pieces = 0;

/** A piece of felt: round corners, a soft shadow, a stitch along its edge. */
export function felt(path, dye, thread = "cream", round = 10) {
  const id = `a${pieces++}`;
  const colour = DYE[dye];
  return (
    `<g fill="${colour}" stroke="${colour}" stroke-width="${round}" stroke-dasharray="0">` +
    `<use href="#${id}" y="8" fill="#140f2e" stroke="#140f2e" opacity=".22"/><path id="${id}" d="${path}"/></g>` +
    `<use href="#${id}" stroke="${DYE[thread]}"/>`
  );
}

let groups = 0;

/** The same piece `count` times, turned around the middle. */
export function around(count, ...parts) {
  const id = `g${groups++}`;
  const again = [...Array(count - 1).keys()].map((turn) => `<use href="#${id}" transform="rotate(${((turn + 1) * 360) / count})"/>`);
  return `<g id="${id}">${parts.join("")}</g>${again.join("")}`;
}

/**
 * A cover. `inside` is clipped at the patch's edge; `above` may cross it.
 * @param {{ cloth: string, outline: string, ground: string, edge: string, inside?: string[], above?: string[] }} parts
 */
export function cover({ cloth, outline, ground, edge, inside = [], above = [] }) {
  const calm = CALM[outline];
  const ripples = [1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.4]
    .map((scale) => `<use href="#${calm ? "r" : "p"}" transform="scale(${scale})"/>`)
    .join("");
  return numberedAnew(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600" stroke-linejoin="round" stroke-linecap="round">' +
      `<defs><path id="p" d="${OUTLINE[outline]}"/>${calm ? `<path id="r" d="${calm}"/>` : ""}<clipPath id="c"><use href="#p"/></clipPath>` +
      '<pattern id="w" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(28)">' +
      '<path d="M0 0V7" stroke="#fff" stroke-width="3" opacity=".09"/></pattern></defs>' +
      `<path fill="${DYE[cloth]}" d="M0 0H800V600H0Z"/>` +
      '<g transform="translate(400 296)" fill="none" stroke="#fff3d6" stroke-width="4" stroke-dasharray="11 9">' +
      `<g stroke="${RIPPLE[cloth]}" stroke-width="3.5" stroke-dasharray="13 10" opacity=".75">${ripples}</g>` +
      '<g stroke-width="26" stroke-dasharray="0"><use href="#p" y="9" fill="#140f2e" stroke="#140f2e" opacity=".22"/>' +
      `<use href="#p" fill="${DYE[ground]}" stroke="${DYE[edge]}"/>` +
      '<use href="#p" stroke="#140f2e" stroke-dasharray="2 6" stroke-linecap="butt" opacity=".3"/></g>' +
      `<g clip-path="url(#c)">${inside.join("")}</g>` +
      `<use href="#p" transform="scale(.93)"/><use href="#p" fill="url(#w)" stroke="none"/>${above.join("")}</g></svg>\n`,
  );
}

/**
 * Ids of pieces are numbered across covers. Here the numbers of one cover are set to begin at 0, so that they do not depend on the covers
 * drawn before.
 */
function numberedAnew(drawing) {
  const names = new Map();
  const short = (id) => {
    if (!names.has(id)) names.set(id, `${id[0]}${names.size}`);
    return names.get(id);
  };
  return drawing.replaceAll(/(id="|href="#)([ag]\d+)"/g, (_all, before, id) => `${before}${short(id)}"`);
}
