import type { Locator, Page } from "playwright/test";
import { expect, test } from "./fixtures";

const JOINED = "You have joined the group!";
const UNKNOWN = "User not found. Please register first.";

const notifications = (page: Page) => page.getByRole("region", { name: "Notifications, Alt+T" });
const answers = (page: Page) => page.getByRole("region", { name: "Answers to forms" });

/** Time stands still from here on, but for what a test lets pass. */
async function stopTime(page: Page) {
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
}

/** Lets time pass once the page has drawn what just happened, and lets it draw what came of it. */
async function pass(page: Page, ms: number) {
  const drawn = async () => {
    await page.clock.runFor(20);
    // React draws by messages, which no clock holds back.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        }),
    );
  };
  await drawn();
  await drawn();
  await page.clock.runFor(ms - 80);
  await drawn();
  await drawn();
}

/** Lets time pass in small steps until the text is there: a toast takes a few frames to come. */
async function appears(place: Locator, text: string, count = 1) {
  await expect
    .poll(async () => {
      await place.page().clock.runFor(20);
      return place.getByText(text).count();
    })
    .toBe(count);
}

async function joinGroup(page: Page) {
  const [group] = await (await page.request.get("/api/groups?limit=1")).json();
  await page.clock.install();
  await page.goto(`/groupDetails/${group._id}`);
  const join = page.getByRole("button", { name: "Join Group" }).first();
  await expect(join).toBeVisible();
  await page.clock.runFor(1000);
  await stopTime(page);
  await join.click();
  await page.mouse.move(10, 500);
  await appears(notifications(page), JOINED);
}

const setWindowFocus = (page: Page, focused: boolean) =>
  page.evaluate((focused) => {
    document.hasFocus = () => focused;
    window.dispatchEvent(new Event(focused ? "focus" : "blur"));
  }, focused);

test.describe("the site's notifications", () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn();
    await joinGroup(page);
  });

  test("stand at the top right for 5000 ms", async ({ page }) => {
    const toast = notifications(page).getByRole("listitem");
    await pass(page, 600);
    const box = await toast.boundingBox();
    const { width = 0 } = page.viewportSize() ?? {};
    expect(box?.y).toBeLessThan(60);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 60);
    await pass(page, 3900);
    await expect(toast).toHaveAttribute("data-removed", "false");
    await pass(page, 900);
    await expect(toast).toHaveCount(0);
  });

  test("wait while somebody points at them, and then go on with what was left", async ({ page }) => {
    const toast = notifications(page).getByRole("listitem");
    await pass(page, 3000);
    await toast.hover();
    await pass(page, 60_000);
    await expect(toast).toHaveAttribute("data-removed", "false");
    await page.mouse.move(10, 500);
    await pass(page, 1500);
    await expect(toast).toHaveAttribute("data-removed", "false");
    await pass(page, 1000);
    await expect(toast).toHaveCount(0);
  });

  test("wait while another window has the focus", async ({ page }) => {
    const toast = notifications(page).getByRole("listitem");
    await pass(page, 3000);
    await setWindowFocus(page, false);
    await pass(page, 60_000);
    await expect(toast).toHaveAttribute("data-removed", "false");
    await setWindowFocus(page, true);
    await pass(page, 2500);
    await expect(toast).toHaveCount(0);
  });

  test("one that comes while nobody looks waits too", async ({ page }) => {
    await setWindowFocus(page, false);
    await page.getByRole("button", { name: "Join Group" }).first().dispatchEvent("click");
    await appears(notifications(page), JOINED, 2);
    await pass(page, 60_000);
    await expect(notifications(page).getByRole("listitem")).toHaveCount(2);
    await setWindowFocus(page, true);
    await pass(page, 6000);
    await expect(notifications(page).getByRole("listitem")).toHaveCount(0);
  });

  test("Alt+T goes to them and holds them; leaving lets them go", async ({ page }) => {
    await page.keyboard.press("Alt+t");
    await expect(notifications(page).getByRole("list")).toBeFocused();
    await pass(page, 60_000);
    await expect(notifications(page).getByRole("listitem")).toHaveCount(1);
    await page.getByRole("button", { name: "Join Group" }).first().focus();
    await pass(page, 6000);
    await expect(notifications(page).getByRole("listitem")).toHaveCount(0);
  });
});

test.describe("answers to forms", () => {
  test("three are visible at once, for 4000 ms, and Alt+T is not theirs", async ({ page, quiet }) => {
    quiet.allow(/status of 40\d/);
    await page.clock.install();
    await page.goto("/login");
    await page.getByLabel(/e-?mail/i).fill("nobody@hobbyhub.example");
    await page.getByLabel("Password", { exact: true }).fill("HobbyHub1");
    await page.clock.runFor(1000);
    await stopTime(page);
    for (let times = 1; times <= 4; times++) {
      await page.locator("form").getByRole("button", { name: "Login", exact: true }).click();
      await appears(answers(page), UNKNOWN, times);
    }
    const toasts = answers(page).getByRole("listitem");
    await expect(toasts.and(page.locator('[data-visible="true"]'))).toHaveCount(3);
    await page.keyboard.press("Alt+t");
    await expect(answers(page).getByRole("list")).not.toBeFocused();
    await pass(page, 5000);
    await expect(toasts).toHaveCount(0);
  });
});

test("sonner is not fetched before the first toast", async ({ page, signIn }) => {
  await signIn();
  const [group] = await (await page.request.get("/api/groups?limit=1")).json();
  await page.goto(`/groupDetails/${group._id}`);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("[data-sonner-toaster], section[aria-label^='Notifications']")).toHaveCount(0);
  const fetched = page.waitForRequest(/\/_next\/static\/.*\.js/);
  await page.getByRole("button", { name: "Join Group" }).first().click();
  await fetched;
  await expect(page.getByText(JOINED)).toBeVisible();
});
