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

test("a picture that is gone leaves our own in a group's patch, too", async ({ browser, site, quiet }) => {
  quiet.allow(/404/);
  const owner = await visitor(browser, site.url, "Rahima");
  await owner.page.route("https://pictures.example/**", (route) => route.fulfill({ status: 404, body: "" }));
  const { id } = await groupOf(owner, site.url, { imageUrl: PICTURE });
  for (const path of [`/dashboard/groups/${id}`, `/groupDetails/${id}`, `/dashboard/groups/${id}/meetups/new`, "/dashboard/account"]) {
    await owner.page.goto(path);
    const patch = owner.page.locator(".group-patch img").first();
    await expect(patch, path).toHaveAttribute("src", "/art/placeholder.svg");
    await expect.poll(() => patch.evaluate((image: HTMLImageElement) => image.naturalWidth), path).toBeGreaterThan(0);
  }
  // Other tests look at the same home page.
  await call(owner, site.url, "DELETE", `/api/groups/${id}`);
});
