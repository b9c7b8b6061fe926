import { ALL_PAGES } from "@/lib/pages";
import { expect, test } from "./fixtures";
import { linkIn, mailTo } from "./support/mail";
import { signUp } from "./support/people";

const TOKEN = "0123456789abcdef01234567.abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ";

const pages = ALL_PAGES.filter(([, { token }]) => token).map(([path]) => path.replace(/\[\w+\]/g, TOKEN));

test("a page whose address holds a token names it to nobody: no page asks others with it", async ({ request, site }) => {
  expect(pages.length).toBeGreaterThanOrEqual(3);
  for (const path of pages) {
    const answer = await request.get(site.url + path);
    expect([path, answer.headers()["referrer-policy"]]).toEqual([path, "strict-origin"]);
  }
});

test("whoever goes on from a link in a mail does not carry it along", async ({ page, place, site }) => {
  const { email } = await signUp(page.request, site.url);
  const link = linkIn(await mailTo(place, email, "Confirm your address"));
  const token = link.split("/").at(-1) ?? "";
  const told: string[] = [];
  page.on("request", (request) => {
    const { referer = "" } = request.headers();
    // The page's own parts are asked for at its own address.
    if (new URL(request.url()).pathname !== link) told.push(referer);
  });
  await page.goto(link);
  await expect(page.getByRole("button", { name: "Confirm this address" })).toBeVisible();
  await page.evaluate(() => location.assign("/aboutUs"));
  await expect(page).toHaveURL("/aboutUs");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.referrer)).toBe(`${site.url}/`);
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((referer) => referer.includes(token))).toEqual([]);
});
