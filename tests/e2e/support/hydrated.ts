import { expect, type Page } from "playwright/test";

/** React has taken the page over once it answers; a blocked script would leave it dead and say so on the console. */
export const isHydrated = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => [...document.body.children].some((element) => Object.keys(element).some((key) => key.startsWith("__react")))),
    )
    .toBe(true);
