import { chromium } from "playwright";
import { findBrowser } from "./browser.mjs";

/**
 * Opens an address on a phone and waits until the network is idle, without requests that the page sends only when idle. @returns the
 * responses: `{ url, type, lazy, body }`
 */
export async function visitOnPhone(address) {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error("No Chromium could be found. Install one and put it on the PATH, or name it in CHROMIUM_PATH.");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const answers = [];
    page.on("response", (response) => answers.push(response));
    await page.goto(address, { waitUntil: "networkidle" });
    const pictures = await page.evaluate(() => [...document.images].map(({ currentSrc, loading }) => [currentSrc, loading === "lazy"]));
    const lazy = new Map(pictures);
    const read = async (response) => {
      const url = response.url();
      return { url, type: response.request().resourceType(), lazy: lazy.get(url) ?? false, body: await response.body() };
    };
    return await Promise.all(answers.map(read));
  } finally {
    await browser.close();
  }
}
