import { expect, type Page } from "playwright/test";

/** Looks at the spinner as it is `ms` after it began to show, whatever the clock on the wall says. */
const visibleAt = (page: Page, ms: number) =>
  page.locator(".delay-cover").evaluate((cover, at) => {
    const [animation] = cover.getAnimations();
    animation?.pause();
    if (animation) animation.currentTime = at;
    const { visibility, opacity } = getComputedStyle(cover);
    return visibility === "visible" && opacity === "1";
  }, ms);

/** The page opens with a spinner of so many milliseconds, over content that is there already. */
export async function expectOpeningSpinner(page: Page, path: string, ms: number): Promise<void> {
  await page.goto(path);
  await expect(page.locator(".delay-cover")).toHaveText("Loading");
  await expect(page.locator(".delay-cover")).toHaveRole("status");
  expect(await visibleAt(page, 0)).toBe(true);
  expect(await visibleAt(page, ms)).toBe(true);
  expect(await visibleAt(page, ms + 1000)).toBe(false);
  await page.goto(path);
  await expect(page.locator(".delay-cover")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** The largest thing was painted while the spinner still lay over it: nobody's measure waits for the spinner. */
export async function expectPaintedUnderneath(page: Page, path: string, ms: number): Promise<void> {
  await page.goto(path);
  await expect(page.locator(".delay-cover")).toBeHidden();
  const { painted, began } = await page.evaluate(async () => {
    const [animation] = document.querySelector(".delay-cover")?.getAnimations() ?? [];
    const entry = await new Promise<PerformanceEntry | undefined>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1))).observe({ type: "largest-contentful-paint", buffered: true });
    });
    return { painted: entry?.startTime ?? 0, began: Number(animation?.startTime ?? 0) };
  });
  expect(painted).toBeGreaterThan(0);
  expect(painted).toBeLessThan(began + ms);
}
