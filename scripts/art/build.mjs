// Draws the social cards and the icons from the SVGs: `node scripts/art/build.mjs`.
// Uses Playwright's Chromium; set CHROMIUM to the path of another one.
import { writeFileSync } from "node:fs";
import { chromium } from "playwright";
import { CARDS, cardPage, iconPage, smallIconPage } from "./cards.mjs";
import { ico, indexedPng } from "./png.mjs";

const ROOT = new URL("../../", import.meta.url);
const INDIGO = "#27306b";
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });

async function shoot(html, width, height = width) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

function save(path, bytes) {
  writeFileSync(new URL(path, ROOT), bytes);
  console.log(`${path} ${bytes.length}`);
}

try {
  for (const [name, card] of Object.entries(CARDS)) save(`public/social/${name}.png`, indexedPng(await shoot(cardPage(card), 1200, 630)));
  for (const size of [192, 512]) save(`public/icons/icon-${size}.png`, await shoot(iconPage(), size));
  save("public/icons/icon-maskable-512.png", indexedPng(await shoot(iconPage(0.62, INDIGO), 512)));
  save("public/apple-icon.png", indexedPng(await shoot(iconPage(0.74, INDIGO), 180)));
  const sizes = [];
  for (const size of [16, 32, 48]) sizes.push({ size, png: await shoot(size < 32 ? smallIconPage() : iconPage(), size) });
  save("public/favicon.ico", ico(sizes));
} finally {
  await browser.close();
}
