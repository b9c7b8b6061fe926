import type { Page } from "playwright/test";

/** Words that begin on the page and end beyond its edge: a page that does not scroll sideways cuts them off. Not what scrolls by itself or is only read out. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      const apart = walker.currentNode.parentElement?.closest(".table, .tabs, .chips, thead, .sr-only");
      if (width > 0 && left < window.innerWidth && right > window.innerWidth + 1 && !apart)
        cut.push(walker.currentNode.textContent?.slice(0, 40) ?? "");
    }
    return cut;
  });

/** What is pressed or filled in and goes beyond the window's edge. Not what scrolls by itself. */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button, summary, label, input, select, textarea")]
      .filter((element) => !element.closest(".tabs, .chips, .sr-only") && element.checkVisibility())
      .filter((element) => Math.round(element.getBoundingClientRect().right) > window.innerWidth)
      .map((element) => element.ariaLabel ?? element.outerHTML.slice(0, 80)),
  );

/** The browser's letters twice as large, as its settings make them: what asks for the window's size in them is told so too. */
export async function doubleLetters(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}
