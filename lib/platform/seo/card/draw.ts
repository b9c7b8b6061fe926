import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fitText, type Setting } from "./lines";
import { outlineOf } from "./outline";

const WIDTH = 1200;
const HEIGHT = 630;
/** The left edge of the text, and its greatest width. */
const LEFT = 72;
const ROOM = 480;
const INK = "#fff3d6";

const SIZES = [
  [74, 3],
  [60, 4],
  [48, 5],
] as const;
const PLACE_SIZES = [[30, 2]] as const;

const asData = async (path: string): Promise<string> =>
  `data:image/svg+xml;base64,${(await readFile(join(process.cwd(), "public", path))).toString("base64")}`;

async function drawn({ size, lines }: Setting, top: number, leading: number): Promise<string> {
  const paths = await Promise.all(
    lines.map(async (line, index) => {
      const { path } = await outlineOf(line);
      return `<path transform="translate(${LEFT} ${top + (index + 0.8) * size * leading})scale(${size})" d="${path}"/>`;
    }),
  );
  return paths.join("");
}

interface CardWords {
  title: string;
  line: string;
  /** The path of one of this site's own pictures under public/, 4:3. */
  picture: string;
}

/** The social card of a page as SVG, 1200 × 630: the text as paths, beside the picture on a background of dashed rings. */
async function cardDrawing({ title, line, picture }: CardWords): Promise<string> {
  const [cover, mark, brand, words, place] = await Promise.all([
    asData(picture),
    asData("logo.svg"),
    outlineOf("HobbyHub"),
    fitText(title, SIZES, ROOM),
    fitText(line, PLACE_SIZES, ROOM),
  ]);
  const heights = [words.lines.length * words.size * 1.16, place.lines.length * place.size * 1.3] as const;
  const top = Math.max(160, (HEIGHT + 90 - heights[0] - heights[1] - 20) / 2);
  const rings = Array.from({ length: 13 }, (_, ring) => `<circle cx="865" cy="315" r="${150 + ring * 56}"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<defs><clipPath id="p"><rect x="604" y="126" width="512" height="378" rx="20"/></clipPath></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#27306b"/>
<g fill="none" stroke="#5a68bd" stroke-width="3.5" stroke-dasharray="14 12" stroke-linecap="round" opacity=".42">${rings}</g>
<g transform="rotate(2.5 860 315)"><rect x="590" y="122" width="540" height="406" rx="30" fill="#140f2e" opacity=".22"/>
<rect x="590" y="112" width="540" height="406" rx="30" fill="#fbf2df"/>
<g clip-path="url(#p)"><image x="604" y="123" width="512" height="384" href="${cover}"/></g></g>
<circle cx="105" cy="97" r="37" fill="${INK}"/><image x="72" y="64" width="66" height="66" href="${mark}"/>
<g fill="${INK}"><path transform="translate(154 110)scale(38)" d="${brand.path}"/>${await drawn(words, top, 1.16)}
<g opacity=".85">${await drawn(place, top + heights[0] + 20, 1.3)}</g></g>
<rect x="22" y="22" width="1156" height="586" rx="26" fill="none" stroke="${INK}" stroke-width="3" stroke-dasharray="12 10" stroke-linecap="round"/></svg>`;
}

/** The social card of a page as a PNG. */
export async function drawCard(words: CardWords): Promise<Buffer> {
  const { renderAsync } = await import("@resvg/resvg-js");
  // Rendered in another thread, because it takes longer than other requests should wait.
  return (await renderAsync(await cardDrawing(words), { font: { loadSystemFonts: false } })).asPng();
}
