import { expect, test } from "./fixtures";
import { CAPTIONS, caption, control, hero, openReady } from "./hero-page";
import { SCHEMES } from "./support/breadth";

test("a slide stays 5000 ms, and after the third comes the first", async ({ page }) => {
  await page.clock.install();
  await openReady(page);
  await hero(page).hover();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await expect(caption(page)).toHaveText(CAPTIONS[0] ?? "");
  await page.mouse.move(5, 5);
  await page.clock.runFor(50);
  await page.clock.runFor(4800);
  await expect(caption(page)).toHaveText("Find Your Tribe.");
  await page.clock.runFor(200);
  await expect(caption(page)).toHaveText("Find Your Passion");
  await page.clock.runFor(5000);
  await expect(caption(page)).toHaveText("Join the Fun");
  await page.clock.runFor(5000);
  await expect(caption(page)).toHaveText("Find Your Tribe.");
});

test("it waits under the mouse, under the keyboard and when it is told to", async ({ page }) => {
  await page.clock.install();
  await openReady(page);
  await hero(page).hover();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const first = (await caption(page).textContent()) ?? "";
  await page.clock.runFor(30_000);
  await expect(caption(page)).toHaveText(first);
  await control(page, "Pause slides").click();
  await expect(control(page, "Play slides")).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(30_000);
  await expect(caption(page)).toHaveText(first);
  await control(page, "Play slides").click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(50);
  await page.clock.runFor(5100);
  await expect(caption(page)).not.toHaveText(first);
  await control(page, "Next slide").focus();
  await page.keyboard.press("Shift+Tab");
  await page.clock.runFor(10);
  const second = (await caption(page).textContent()) ?? "";
  await page.clock.runFor(30_000);
  await expect(caption(page)).toHaveText(second);
});

test("a slide takes over in 900 ms and the other one is gone then", async ({ page }) => {
  await openReady(page);
  await hero(page).hover();
  const fade = await page.evaluate(async () => {
    const next = document.querySelectorAll(".hero-slide")[1];
    const begun = new Promise((resolve) => next?.addEventListener("transitionrun", resolve, { once: true }));
    document.querySelector<HTMLButtonElement>("[aria-label='Next slide']")?.click();
    await begun;
    const [fade] = next?.getAnimations().filter((one) => (one as CSSTransition).transitionProperty === "opacity") ?? [];
    await fade?.finished;
    return { duration: fade?.effect?.getTiming().duration, rate: fade?.playbackRate, at: fade?.currentTime };
  });
  expect(fade).toEqual({ duration: 900, rate: 1, at: 900 });
  await expect(hero(page).locator(".hero-slide").first()).toBeHidden();
  await expect(hero(page).locator(".hero-slide").nth(1)).toHaveCSS("opacity", "1");
});

test("keys and swipes turn the slides, and the focus goes along", async ({ page }) => {
  await openReady(page);
  await hero(page).getByRole("link", { name: "Browse Groups" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(caption(page)).toHaveText("Find Your Passion");
  await expect(hero(page).locator("[data-shown] a")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(caption(page)).toHaveText("Join the Fun");
  const pull = async (by: number) => {
    await page.mouse.move(700, 200);
    await page.mouse.down();
    await page.mouse.move(700 + by, 210, { steps: 8 });
    // Held for as long as it takes not to count as a flick, so that only the way decides.
    const moved = await page.evaluate(() => performance.now());
    await page.waitForFunction((since) => performance.now() - since > 200, moved);
    await page.mouse.up();
  };
  await pull(-160);
  await expect(caption(page)).toHaveText("Find Your Tribe.");
  await pull(160);
  await expect(caption(page)).toHaveText("Join the Fun");
  await pull(-20);
  await expect(caption(page)).toHaveText("Join the Fun");
});

test("a place is typed at 70 ms a letter and deleted at 40, once", async ({ page }) => {
  await page.clock.install({ time: "2026-01-01T08:00:00" });
  await page.clock.pauseAt("2026-01-01T08:00:10");
  await page.goto("/");
  const [first, second] = [hero(page).locator(".typed").first(), hero(page).locator(".typed").nth(1)];
  /** What can be seen; the rest is there as well, without a colour. */
  const seen = (typed: typeof first) => typed.evaluate((node) => node.firstChild?.textContent ?? "");
  await expect(first).toHaveAttribute("data-stage", "typing");
  const box = await first.boundingBox();
  await page.clock.runFor(69);
  await expect(first.locator("span")).toHaveText("Near You");
  await page.clock.runFor(1);
  await expect.poll(() => seen(first)).toBe("N");
  await page.clock.runFor(6 * 70);
  await expect.poll(() => seen(first)).toBe("Near Yo");
  await expect(first).toHaveText("Near You");
  expect((await first.boundingBox())?.width).toBeCloseTo(box?.width ?? 0, 1);
  await page.clock.runFor(70);
  await expect(first).toHaveAttribute("data-stage", "typed");
  await control(page, "Next slide").click();
  await expect(first).toHaveAttribute("data-stage", "deleting");
  await page.clock.runFor(3 * 40);
  await expect.poll(() => seen(first)).toBe("Near ");
  await expect.poll(() => seen(second)).toBe("I");
  await page.clock.runFor(5 * 40);
  await expect(first).toHaveAttribute("data-stage", "deleted");
  await control(page, "Previous slide").click();
  await expect(first).toHaveAttribute("data-stage", "over");
  await page.clock.runFor(60_000);
  await expect(first).toHaveAttribute("data-stage", "over");
});

for (const colorScheme of SCHEMES)
  test(`axe finds nothing on any slide, ${colorScheme}`, async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openReady(page);
    for (const words of CAPTIONS) {
      await expect(caption(page)).toHaveText(words);
      await expectAccessible();
      await control(page, "Next slide").click();
    }
  });

test("a phone gets its own scenes in 600 px, and 320 px are enough", async ({ page }) => {
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await openReady(page);
    expect(
      await hero(page)
        .locator("img")
        .first()
        .evaluate((image) => (image as HTMLImageElement).currentSrc),
    ).toMatch(/^data:image\/svg\+xml,.*viewBox=%220%200%20750%20580%22/);
    expect((await hero(page).boundingBox())?.height).toBe(600);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
