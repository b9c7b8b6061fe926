import { bareTest, expect, test } from "./fixtures";
import { CAPTIONS, caption, control, hero, openReady, PLACES } from "./hero-page";

const ACHIEVEMENTS = ["1200+ Active Members", "75+ Hobby Groups", "320+ Successful Events"];

test("five sections in their order, with the product's words, all in the HTML", async ({ page, request }) => {
  const html = await (await request.get("/")).text();
  for (const words of [...CAPTIONS, ...PLACES, "1200", "320"]) expect(html).toContain(words);
  expect(html.match(/href="\/groupDetails\/[0-9a-f]{24}"/g)).toHaveLength(6);
  await openReady(page);
  const main = page.getByRole("main");
  await expect(main.locator("h2:visible, .hero h2")).toHaveText([
    ...CAPTIONS,
    "Featured Hobby Groups",
    "Explore Our Latest Blogs",
    "Questions people ask first",
    "Our Achievements",
  ]);
  await expect(main.locator(".hero-slide .tag")).toHaveText(PLACES);
  await expect(main.locator(".hero-slide a")).toHaveText(["Browse Groups", "Browse Groups", "Browse Groups"]);
  await expect(main.getByRole("link", { name: /^View Details of / })).toHaveCount(6);
  expect((await hero(page).boundingBox())?.height).toBe(600);
  await hero(page).getByRole("link", { name: "Browse Groups" }).click();
  await expect(page).toHaveURL("/allGroups");
});

test("a click anywhere on a featured card leads to the group", async ({ page }) => {
  await page.goto("/");
  const card = page.getByRole("main").locator(".featured").nth(1);
  const href = (await card.getByRole("link", { name: /^View Details of / }).getAttribute("href")) ?? "";
  // The link covers the picture: that is the point.
  await card.locator("img").click({ position: { x: 20, y: 20 }, force: true });
  await expect(page).toHaveURL(`/login?callbackUrl=${encodeURIComponent(href)}`);
});

test("one question is open at a time, and the open one closes itself", async ({ page, expectAccessible }) => {
  await openReady(page);
  const faq = page.locator("#faq");
  const open = faq.locator("details[open] summary");
  await expect(faq.locator("details")).toHaveCount(4);
  await expect(open).toHaveCount(0);
  await faq.getByText("Is it free to join?").click();
  await expect(faq.getByText("Joining HobbyHub is free, and so are most groups")).toBeVisible();
  await faq.getByText("How do I join a group?").press("Enter");
  await expect(open).toHaveText(["How do I join a group?"]);
  await expectAccessible();
  await faq.getByText("How do I join a group?").click();
  await expect(open).toHaveCount(0);
});

test("the patches count up for five seconds when they are seen, and a screen reader hears the end", async ({ page }) => {
  await page.clock.install();
  await openReady(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const numbers = page.locator(".number");
  await expect(numbers).toHaveText(["0+", "0+", "0+"]);
  await page.locator(".patches").scrollIntoViewIfNeeded();
  await expect(numbers).toHaveText(["0+", "0+", "0+"]);
  // The browser says in its own time that they are seen; the five seconds begin then, with the first frame that counts.
  await expect(async () => {
    await page.clock.runFor(20);
    for (const words of await numbers.allTextContents()) expect(words).not.toBe("0+");
  }).toPass();
  await page.clock.runFor(2400);
  expect(Number.parseInt((await numbers.first().textContent()) ?? "", 10)).toBeLessThan(1200);
  for (const name of ACHIEVEMENTS) await expect(page.getByRole("img", { name, exact: true })).toHaveCount(1);
  await page.clock.runFor(2200);
  await expect(numbers.first()).not.toHaveText("1200+");
  await page.clock.runFor(600);
  await expect(numbers).toHaveText(["1200+", "75+", "320+"]);
});

test("the patches carry their numbers in the page, and never show the end before they count", async ({ page, request }) => {
  expect(await (await request.get("/")).text()).toContain(">1200");
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const watch = () => {
      const number = document.querySelector(".number");
      // A browser may begin an animation a moment after the frame that first shows it.
      for (const beginning of number?.getAnimations() ?? []) beginning.currentTime = -1;
      if (number && getComputedStyle(number).visibility === "visible") seen.push(number.textContent ?? "");
      if (seen.length < 5) requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  await page.goto("/");
  await expect.poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen.length)).toBe(5);
  expect(new Set(await page.evaluate(() => (window as unknown as { seen: string[] }).seen))).toEqual(new Set(["0+"]));
});

test("an address with a hash is reached smoothly after 100 ms, from elsewhere too", async ({ page }) => {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, { calls });
    const own = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function scrollIntoView(options) {
      if (typeof options === "object") calls.push([this.id, options.behavior]);
      own.call(this, options);
    };
  });
  const calls = () => page.evaluate(() => (window as unknown as { calls: unknown[] }).calls);
  await page.clock.install({ time: "2026-01-01T08:00:00" });
  await page.clock.pauseAt("2026-01-01T08:00:10");
  await page.goto("/#faq");
  await expect(hero(page).locator(".typed").first()).toHaveAttribute("data-stage", "typing");
  await page.clock.runFor(99);
  expect(await calls()).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(calls).toEqual([["faq", "smooth"]]);
  await page.clock.resume();
  await expect(page.locator("#faq")).toBeInViewport();
  await page.goto("/support");
  await expect(page.locator(".delay-cover")).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: "FAQs" }).click();
  await expect.poll(calls).toEqual([["faq", "smooth"]]);
  await expect.poll(() => page.locator("#faq").evaluate((faq) => Math.abs(faq.getBoundingClientRect().top) < 120)).toBe(true);
  await expect(page.locator("#faq")).toBeFocused();
});

for (const [path, link] of [
  ["/support", "FAQs"],
  ["/contact", "Questions people ask first"],
] as const)
  test(`the questions are glided to from ${path}, also in a tab that has not seen the home page`, async ({ page }) => {
    await page.addInitScript(() => {
      const glides: unknown[] = [];
      Object.assign(window, { glides });
      const own = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function scrollIntoView(options) {
        if (typeof options === "object") glides.push([this.id, options.behavior, Math.round(scrollY)]);
        own.call(this, options);
      };
    });
    await page.goto(path);
    await expect(page.locator(".delay-cover")).toBeHidden();
    await page.getByRole("main").getByRole("link", { name: link }).click();
    await expect(page).toHaveURL("/#faq");
    // It began at the top of the page: nothing had jumped there before.
    await expect.poll(() => page.evaluate(() => (window as unknown as { glides: unknown[] }).glides)).toEqual([["faq", "smooth", 0]]);
    await expect(page.locator("#faq")).toBeInViewport();
  });

test("a hash that stands for no text leads nowhere, and breaks nothing", async ({ page }) => {
  await page.clock.install();
  await page.goto("/#%");
  await expect(hero(page).locator(".typed").first()).toHaveAttribute("data-stage", /./);
  await page.clock.runFor(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("nothing shifts while it comes alive, and the other scenes come late", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openReady(page);
  for (const scene of ["/hero/2.svg", "/hero/3.svg"]) {
    await expect.poll(() => asked).toContain(scene);
    expect(asked.indexOf(scene)).toBeGreaterThan(asked.findLastIndex((path) => /chunks\/turbopack-.*\.js$/.test(path)));
  }
  await expect(hero(page).locator(".typed").first()).toHaveAttribute("data-stage", "typed");
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves by itself", async ({ page }) => {
    await page.clock.install();
    await openReady(page);
    await expect(control(page, "Play slides")).toBeVisible();
    await expect(hero(page).locator(".typed").first()).toHaveAttribute("data-stage", "over");
    await page.clock.runFor(30_000);
    await expect(caption(page)).toHaveText("Find Your Tribe.");
    await page.locator(".patches").scrollIntoViewIfNeeded();
    await expect(page.locator(".number")).toHaveText(["1200+", "75+", "320+"]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything can be read and used", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Pause slides" })).toBeHidden();
    for (const words of CAPTIONS) {
      await page.getByRole("heading", { name: words }).scrollIntoViewIfNeeded();
      await expect(page.getByRole("heading", { name: words })).toBeInViewport();
    }
    await expect(page.locator(".number")).toHaveText(["1200+", "75+", "320+"]);
    await page.getByText("Is it free to join?").click();
    await page.getByText("How do I join a group?").click();
    await expect(page.locator("#faq details[open]")).toHaveCount(1);
    await page.getByRole("link", { name: "Browse Groups" }).first().click();
    await expect(page).toHaveURL("/allGroups");
  });
});

test.describe("before the first group", () => {
  bareTest("the featured section invites to make it", async ({ page, expectAccessible }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openReady(page);
    await expect(page.getByRole("heading", { name: "The first patch is still missing" })).toBeVisible();
    await expect(page.getByRole("link", { name: /^View Details/ })).toHaveCount(0);
    await expectAccessible();
    await page.getByRole("main").getByRole("link", { name: "Create Group" }).click();
    await expect(page).toHaveURL("/login?callbackUrl=%2FcreateGroup");
  });
});
