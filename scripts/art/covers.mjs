// Draws covers four to ten of every hobby: `node scripts/art/covers.mjs`. The first three are drawn by hand.
import { writeFileSync } from "node:fs";
import { cover } from "./covers/kit.mjs";

const HOBBIES = [
  "drawing-painting",
  "photography",
  "video-gaming",
  "fishing",
  "running",
  "cooking",
  "reading",
  "writing",
  "hiking",
  "other",
];
const BY_HAND = 3;

for (const hobby of HOBBIES) {
  const { covers } = await import(`./covers/${hobby}.mjs`);
  for (const [index, parts] of covers.entries()) {
    const name = `public/covers/${hobby}-${BY_HAND + 1 + index}.svg`;
    const drawing = cover(parts);
    writeFileSync(new URL(`../../${name}`, import.meta.url), drawing);
    console.log(`${name} ${drawing.length}`);
  }
}
