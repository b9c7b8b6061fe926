import { type Locator, type Page, request } from "playwright/test";
import { expect, settle, test } from "./fixtures";
import { pauseClock } from "./paused-clock";
import { createGroup, signUp, uniqueName } from "./support/people";

const JOINED = "You have joined the group!";
const UNKNOWN = "User not found. Please register first.";

const notifications = (page: Page) => page.getByRole("region", { name: "Notifications, Alt+T" });
const answers = (page: Page) => page.getByRole("region", { name: "Answers to forms" });

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

const joinButton = (page: Page) => page.getByRole("button", { name: "Join Group" }).first();

/** Somebody else's new group: its id. */
async function othersGroup(url: string): Promise<string> {
  const owner = await request.newContext();
  await signUp(owner, url);
  const id = await createGroup(owner, url, { groupName: uniqueName("Toasts") });
  await owner.dispose();
  return id;
}

/** Opens a group that one can join; time stands still. */
async function openGroup(page: Page, url: string) {
  const id = await othersGroup(url);
  await page.clock.install();
  await page.goto(`/groupDetails/${id}`);
  await expect(joinButton(page)).toBeVisible();
  await page.clock.runFor(1000);
  await pauseClock(page);
}

async function joinGroup(page: Page) {
  await joinButton(page).click();
  await page.mouse.move(10, 500);
  await appears(notifications(page), JOINED);
}

const setWindowFocus = (page: Page, focused: boolean) =>
  page.evaluate((focused) => {
    document.hasFocus = () => focused;
    window.dispatchEvent(new Event(focused ? "focus" : "blur"));
  }, focused);

test.describe("the site's notifications", () => {
  test.beforeEach(async ({ page, site, signIn }) => {
    await signIn();
    await openGroup(page, site.url);
  });

  test("stand at the top right, below the bar, for 5000 ms", async ({ page }) => {
    await joinGroup(page);
    const toast = notifications(page).getByRole("listitem");
    await pass(page, 600);
    // It slides in by a transition, which no stopped clock holds.
    await settle(page);
    const box = await toast.boundingBox();
    const { width = 0 } = page.viewportSize() ?? {};
    const bar = await page.getByRole("banner").boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(box?.y).toBeLessThan(120);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 60);
    await pass(page, 3900);
    await expect(toast).toHaveAttribute("data-removed", "false");
    await pass(page, 900);
    await expect(toast).toHaveCount(0);
  });

  test("wait while somebody points at them, and then go on with what was left", async ({ page }) => {
    await joinGroup(page);
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
    await joinGroup(page);
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
    await joinButton(page).dispatchEvent("click");
    await appears(notifications(page), JOINED);
    await pass(page, 60_000);
    await expect(notifications(page).getByRole("listitem")).toHaveCount(1);
    await setWindowFocus(page, true);
    await pass(page, 6000);
    await expect(notifications(page).getByRole("listitem")).toHaveCount(0);
  });

  test("Alt+T goes to them and holds them; leaving lets them go", async ({ page }) => {
    await joinGroup(page);
    await page.keyboard.press("Alt+t");
    await expect(notifications(page).getByRole("list")).toBeFocused();
    await pass(page, 60_000);
    await expect(notifications(page).getByRole("listitem")).toHaveCount(1);
    await page.getByRole("link", { name: "About Us" }).first().focus();
    await pass(page, 6000);
    await expect(notifications(page).getByRole("listitem")).toHaveCount(0);
  });

  test("hold nobody who goes on by Tab", async ({ page }) => {
    await joinGroup(page);
    const before = page.getByRole("link", { name: "About Us" }).first();
    const toast = notifications(page).getByRole("listitem");
    await before.focus();
    await page.keyboard.press("Alt+t");
    await page.keyboard.press("Tab");
    await expect(toast).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(toast).not.toBeFocused();
    await expect(before).not.toBeFocused();
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
    await pauseClock(page);
    for (let times = 1; times <= 4; times++) {
      await page.locator("form").getByRole("button", { name: "Login", exact: true }).click();
      await appears(answers(page), UNKNOWN, times);
    }
    const toasts = answers(page).getByRole("listitem");
    await expect(toasts.and(page.locator('[data-visible="true"]'))).toHaveCount(3);
    await page.keyboard.press("Alt+t");
    await expect(answers(page).getByRole("list")).not.toBeFocused();
    // One that goes hands the focus back.
    const password = page.getByLabel("Password", { exact: true });
    await password.focus();
    await toasts.first().focus();
    await pass(page, 5000);
    await expect(toasts).toHaveCount(0);
    await expect(password).toBeFocused();
  });
});

test("sonner is not fetched before the first toast", async ({ page, site, signIn }) => {
  await signIn();
  await page.goto(`/groupDetails/${await othersGroup(site.url)}`);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("[data-sonner-toaster], section[aria-label^='Notifications']")).toHaveCount(0);
  const fetched = page.waitForRequest(/\/_next\/static\/.*\.js/);
  await page.getByRole("button", { name: "Join Group" }).first().click();
  await fetched;
  await expect(page.getByText(JOINED)).toBeVisible();
});

test("on a phone no toast covers the bar that leads to joining", async ({ page, site }) => {
  // Nobody's photo is on a test machine.
  await page.route("https://photos.example/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.setViewportSize({ width: 375, height: 812 });
  const id = await othersGroup(site.url);
  const { slug } = await (await page.request.get(`${site.url}/api/groups/${id}`)).json();
  await page.goto(`/register?callbackUrl=${encodeURIComponent(`/groups/${slug}`)}`);
  await page.getByLabel("Name", { exact: true }).fill("Shirin Sultana");
  await page.getByLabel("Photo URL", { exact: true }).fill("https://photos.example/shirin.jpg");
  await page.getByLabel("E-mail", { exact: true }).fill(`${uniqueName("shirin").replace(" ", "-")}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill("Sitalpati7");
  await page.getByRole("main").getByRole("button", { name: "Register", exact: true }).click();
  const said = answers(page).getByText("You are Successfully Registered");
  await expect(said).toBeVisible();
  // A toast that is pointed at stays.
  await said.hover();
  await expect(page).toHaveURL(`/groups/${slug}`);
  // The button of the panel is hidden here: the one that is left is the bar's.
  const join = page.getByRole("main").getByRole("button", { name: "Join Group" });
  await expect(join).toBeInViewport({ ratio: 1 });
  const bottomOf = (what: Locator) => what.evaluate((element) => element.getBoundingClientRect().bottom);
  const [toast, button] = [said.locator("xpath=ancestor::li"), await join.boundingBox()];
  await expect.poll(() => bottomOf(toast)).toBeLessThan(button?.y ?? Number.NaN);
});
