import { expect, test } from "./fixtures";
import { expectOpeningSpinner, expectPaintedUnderneath } from "./opening-spinner";
import { pauseClock, runUntilVisible } from "./paused-clock";
import { createGroup, newPerson } from "./support/people";

const DESCRIPTION = "First line\nsecond line.\n\n<img src=x onerror=alert(1)> শনিবারের সকাল।";

test("shows a group, its facts and its organizer, and nobody's address", async ({ page, context, site, signIn, expectAccessible }) => {
  const organizer = await newPerson(context.request, site.url, "Tahmina Rahman");
  await signIn(organizer);
  const id = await createGroup(context.request, site.url, { description: DESCRIPTION, status: "outgoing" });
  await page.goto(`/groupDetails/${id}`);
  await expect(page.getByRole("link", { name: "Update Group" })).toHaveAttribute("href", `/updateGroup/${id}`);

  await signIn(await newPerson(context.request, site.url));
  const answer = await page.goto(`/groupDetails/${id}`);
  expect(await answer?.text()).not.toContain(organizer.email);
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByRole("heading", { level: 1, name: "Surma Weekend Anglers" })).toBeVisible();
  const facts = page.getByRole("main");
  for (const words of ["Kean Bridge, Sylhet", "Fri, 11 Dec 2026", "Outgoing", "18 members", "Tahmina Rahman"])
    await expect(facts.getByText(words, { exact: true }).first()).toBeVisible();
  await expect(page.getByText("<img src=x onerror=alert(1)> শনিবারের সকাল।")).toBeVisible();
  await expect(page.getByRole("link", { name: "Update Group" })).toHaveCount(0);
  await expectAccessible();
});

test("an organizer's photo that fails before hydration gives way to initials", async ({ page, context, site, signIn, quiet }) => {
  quiet.allow(/pictures\.example/);
  await signIn(await newPerson(context.request, site.url, "Tahmina Rahman"));
  const photoURL = "https://pictures.example/me.png";
  const changed = await context.request.patch(`${site.url}/api/accounts/me`, { headers: { origin: site.url }, data: { photoURL } });
  expect(changed.status()).toBe(200);
  const id = await createGroup(context.request, site.url);
  await page.route(photoURL, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url() === photoURL);
  await page.route(/\.js(\?|$)/, async (route) => {
    await failed;
    await route.continue();
  });
  await page.goto(`/groupDetails/${id}`);
  await expect(page.getByRole("main").locator(".avatar").first()).toHaveText("TR");
});

test.describe("for any group", () => {
  let path: string;
  test.beforeEach(async ({ context, site, signIn }) => {
    await signIn(await newPerson(context.request, site.url, "Tahmina Rahman"));
    path = `/groupDetails/${await createGroup(context.request, site.url)}`;
    await signIn(await newPerson(context.request, site.url));
  });

  test("opens under a spinner for 500 ms that hides nothing from the page itself", async ({ page }) => {
    await expectOpeningSpinner(page, path, 500);
    await expectPaintedUnderneath(page, path);
    await expect(page.getByRole("button", { name: "Join Group" })).toBeVisible();
  });

  test("Join Group joins, once however often it is pressed, and says so for five seconds", async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/")) calls.push(`${request.method()} ${request.url()}`);
    });
    await pauseClock(page);
    await page.getByRole("button", { name: "Join Group" }).dblclick();
    const toast = page.getByText("You have joined the group!");
    await runUntilVisible(page, toast);
    expect(calls.filter((call) => call.startsWith("PUT"))).toEqual([
      expect.stringMatching(/^PUT .*\/api\/groups\/[0-9a-f]{24}\/membership$/),
    ]);
    await page.clock.runFor(4000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1500);
    await expect(toast).toBeHidden();
  });

  test.describe("on a narrow phone, in the dark", () => {
    test.use({ colorScheme: "dark", viewport: { width: 320, height: 700 } });
    test("Join Group waits at the foot of the screen", async ({ page, expectAccessible }) => {
      await page.goto(path);
      const join = page.getByRole("button", { name: "Join Group" });
      await expect(join).toHaveCount(1);
      await expect(join).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectAccessible();
      await join.press("Enter");
      await expect(page.getByText("You have joined the group!")).toBeVisible();
      await expectAccessible();
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("is there at once", async ({ page }) => {
      await page.goto(path);
      await expect(page.locator(".delay-cover")).toBeHidden();
      await expect(page.getByText("Quiet mornings on the Surma.")).toBeVisible();
    });
  });
});

test("what is not there is not found", async ({ page, signIn, quiet }) => {
  quiet.allow(/404/);
  await signIn();
  for (const id of ["f".repeat(24), "1", "%00", "..%2f..%2fetc"]) {
    const answer = await page.goto(`/groupDetails/${id}`);
    expect([400, 404], id).toContain(answer?.status());
  }
});

test("sends nobody to the login page and remembers the way", async ({ page }) => {
  await page.goto(`/groupDetails/${"a".repeat(24)}`);
  await expect(page).toHaveURL(`/login?callbackUrl=%2FgroupDetails%2F${"a".repeat(24)}`);
});
