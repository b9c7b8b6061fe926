import "server-only";
import { lettersOf } from "@/lib/letters";
import { outlineOf } from "./outline";

interface Line {
  words: string[];
  width: number;
}

const SPACE = 0.26;

async function broken(text: string, size: number, room: number): Promise<Line[]> {
  const lines: Line[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const width = (await outlineOf(word)).width * size;
    const last = lines.at(-1);
    const joined = last ? last.width + SPACE * size + width : 0;
    if (last && joined <= room) {
      last.words.push(word);
      last.width = joined;
    } else lines.push({ words: [word], width });
  }
  return lines;
}

export interface Setting {
  size: number;
  lines: string[];
}

/** Breaks a text into lines at the largest size at which it fits. At the smallest size the rest is cut off. */
export async function fitText(text: string, sizes: readonly (readonly [size: number, lines: number])[], room: number): Promise<Setting> {
  for (const [size, most] of sizes) {
    const lines = await broken(text, size, room);
    if (lines.length <= most && lines.every(({ width }) => width <= room))
      return { size, lines: lines.map(({ words }) => words.join(" ")) };
  }
  const [size, most] = sizes.at(-1) ?? [40, 1];
  const lines = (await broken(text, size, room)).map(({ words }) => words.join(" "));
  const kept = await Promise.all(lines.slice(0, most).map((line) => cut(line, size, room)));
  if (lines.length > most && kept.length > 0) kept[kept.length - 1] = await cut(`${kept.at(-1)}…`, size, room);
  return { size, lines: kept };
}

/** Shortens a line that is too long and adds an ellipsis. It cuts between letters as a reader counts them. */
async function cut(line: string, size: number, room: number): Promise<string> {
  const letters = [...lettersOf(line.replace(/…$/, ""))];
  let shown = line;
  while (letters.length > 1 && (await outlineOf(shown)).width * size > room) {
    letters.pop();
    shown = `${letters.join("").trimEnd()}…`;
  }
  return shown;
}
