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

/** The page counts as painted under a spinner that does not go: nobody's measure waits for it. */
export async function expectPaintedUnderneath(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const still = new CSSStyleSheet();
    still.replaceSync(".delay-cover { animation-play-state: paused !important; }");
    document.adoptedStyleSheets = [still];
  });
  await page.goto(path);
  const isPainted = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const isUnder = ({ element }: LargestContentfulPaint) => element !== null && !element.closest(".delay-cover");
          new PerformanceObserver((list) => resolve((list.getEntries() as LargestContentfulPaint[]).some(isUnder))).observe({
            type: "largest-contentful-paint",
            buffered: true,
          });
        }),
    );
  await expect.poll(isPainted).toBe(true);
  await expect(page.locator(".delay-cover")).toBeVisible();
}
