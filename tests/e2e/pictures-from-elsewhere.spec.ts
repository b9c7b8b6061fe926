import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { call, groupOf, visitor } from "./support/memberships";

const PICTURE = "https://pictures.example/boat.png";

/** Notes with which referrer the pictures of another site are asked for. */
async function watchReferrers(page: Page): Promise<(string | null)[]> {
  const referrers: (string | null)[] = [];
  await page.route("https://pictures.example/**", async (route) => {
    referrers.push(await route.request().headerValue("referer"));
    await route.fulfill({ path: "public/logo.svg", contentType: "image/svg+xml" });
  });
  return referrers;
}

test("no other site is told on which page its picture is shown", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Rahima");
  await call(owner, site.url, "PATCH", "/api/accounts/me", { photoURL: PICTURE });
  const { id, slug } = await groupOf(owner, site.url, { imageUrl: PICTURE });
  const paths = ["/", "/allGroups", `/groups/${slug}`, `/groupDetails/${id}`, `/groupDetails/${id}/members`, "/myGroup"];
  for (const path of [...paths, "/dashboard", "/dashboard/account", `/dashboard/groups/${id}/members`, `/updateGroup/${id}`]) {
    const referrers = await watchReferrers(owner.page);
    await owner.page.goto(path);
    await expect.poll(() => referrers.length, `${path} shows the picture`).toBeGreaterThan(0);
    expect(new Set(referrers), path).toEqual(new Set([null]));
    // One that is still being answered would meet nobody.
    await owner.page.unrouteAll({ behavior: "wait" });
  }
  // Other tests look at the same home page.
  await call(owner, site.url, "DELETE", `/api/groups/${id}`);
});
