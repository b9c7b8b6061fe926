import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Text as paths, so that the renderer needs no font and no knowledge of scripts. */
interface Outline {
  /** The `d` attribute of a path. Its baseline is at 0 and its font size is 1. */
  path: string;
  width: number;
}

/** Splits a text into runs. Bangla joins and reorders its letters, so it needs its own font and a text shaper. */
const RUNS = /[\p{Script_Extensions=Bengali}\p{Cf}]+|[^\p{Script_Extensions=Bengali}\p{Cf}]+/gu;
const BANGLA = /\p{Script=Bengali}/u;

const FONTS = { latin: "young-serif.ttf", bangla: "noto-serif-bengali.ttf" } as const;

async function load() {
  const hb = await import("harfbuzzjs");
  const font = async (file: string) => {
    const bytes = await readFile(join(process.cwd(), "app/fonts", file));
    const face = new hb.Face(new hb.Blob(new Uint8Array(bytes).buffer));
    return { font: new hb.Font(face), upem: face.upem };
  };
  const [latin, bangla] = await Promise.all([font(FONTS.latin), font(FONTS.bangla)]);
  return { hb, latin, bangla };
}

let loaded: ReturnType<typeof load> | undefined;

/** Scales and moves the coordinates of a glyph's path; in SVG, y grows downwards. */
function placed(path: string, scale: number, dx: number, dy: number): string {
  let isX = false;
  return path.replace(/([A-Za-z])|(-?\d*\.?\d+)/g, (_all, command?: string, number?: string) => {
    if (command) {
      isX = true;
      return command;
    }
    const value = Number(number);
    const moved = isX ? dx + value * scale : dy - value * scale;
    isX = !isX;
    return ` ${moved.toFixed(4)}`;
  });
}

/** A text as one path. Characters that no font has are left out instead of drawn as empty boxes. */
export async function outlineOf(text: string): Promise<Outline> {
  loaded ??= load();
  const { hb, latin, bangla } = await loaded;
  let path = "";
  let width = 0;
  for (const [run] of text.matchAll(RUNS)) {
    const { font, upem } = BANGLA.test(run) ? bangla : latin;
    const buffer = new hb.Buffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    for (const { codepoint: glyph, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      if (glyph === 0) continue;
      path += placed(font.glyphToPath(glyph), 1 / upem, width + xOffset / upem, -yOffset / upem);
      width += xAdvance / upem;
    }
  }
  return { path, width };
}
