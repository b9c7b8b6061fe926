import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test } from "./fixtures";
import { isHydrated } from "./support/hydrated";

// One of the tests takes a table away, from outside.
test.use({ storeKind: "sqlite" });

function renameTable(dataDir: string, from: string, to: string): void {
  const sqlite = new Sqlite(join(dataDir, "hobbyhub.db"), { timeout: 5000 });
  sqlite.exec(`ALTER TABLE ${from} RENAME TO ${to}`);
  sqlite.close();
}

test("a link outlines the page that is on its way", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/dashboard");
  await isHydrated(page);
  const [table, figures] = [page.locator(".waiting-table"), page.locator(".waiting-figures")];
  const links = page.getByRole("navigation", { name: "Dashboard" });
  for (const [link, path, outline, other] of [
    ["All Groups", "/dashboard/dashAllGroup", table, figures],
    ["Dashboard", "/dashboard", figures, table],
    ["My Group", "/dashboard/dashMyGroup", table, figures],
  ] as const) {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(`**${path}?*`, async (route) => {
      await held;
      await route.continue();
    });
    await expect(outline).toBeHidden();
    await links.getByRole("link", { name: link, exact: true }).click();
    await expect(outline).toBeVisible();
    await expect(other).toBeHidden();
    arrive();
    await expect(page).toHaveURL(path);
    await expect(outline).toBeHidden();
    await page.unroute(`**${path}?*`);
  }
});

test("a page that fails keeps the sidebar, leads to its log line and can be tried again", async ({
  page,
  site,
  signIn,
  quiet,
  expectAccessible,
}) => {
  // The browser on the answer, React on the page it was to show.
  quiet.allow(/status of 500|React error #441/);
  await signIn();
  // The figures are read from it; sessions are not.
  renameTable(site.dataDir, "tallies", "taken_away");
  try {
    await page.goto("/dashboard?token=hunter2");
    await expect(page.getByRole("heading", { name: "A seam came undone" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Dashboard" }).getByRole("link")).toHaveCount(6);
    await expectAccessible();
    const digest = (await page.getByText(/^Reference for us: /).textContent())?.split(": ")[1];
    const lines = site
      .output()
      .split("\n")
      .filter((line) => line.includes(`"digest":"${digest}"`));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines.join())).toMatchObject({
      level: "error",
      method: "GET",
      path: "/dashboard",
      requestId: expect.stringMatching(/^[\w-]{36}$/),
      err: { stack: expect.any(String) },
    });
    expect(lines.join()).not.toMatch(/hunter2|session-token/);
  } finally {
    renameTable(site.dataDir, "taken_away", "tallies");
  }
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: /^Welcome back/ })).toBeVisible();
});
