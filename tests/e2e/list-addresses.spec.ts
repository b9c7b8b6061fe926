import type { Locator } from "playwright/test";
import { expect, test } from "./fixtures";

const ID = "a".repeat(24);

test("an empty value is an absent one", async ({ request }) => {
  for (const query of ["?category=", "?sort=", "?category=&sort=&after=&before=&q=", "?utm_source=letter"])
    expect((await request.get(`/allGroups${query}`)).status(), query).toBe(200);
});

test("what the list does not know is a 404, and nothing is ever a 500", async ({ request }) => {
  const hostile = [
    ...[
      "category=Knitting",
      "category=hiking",
      "category=../x",
      "category=..%2Fx",
      "category=%2e%2e",
      "category=%00",
      "category=Hiking/../..",
      "category[]=x",
    ],
    ...["sort=newest", "sort=AZ", "sort=az%0d%0aset-cookie:x=1", "sort=__proto__"],
    ...[
      "after=x",
      `after=${ID}`,
      `after=${ID.toUpperCase()}`,
      "before=%27%3B--",
      `after=${ID}&before=${ID}`,
      "after=%E0%A4%A",
      "after[$ne]=x",
    ],
    ...[
      "category=Hiking&sort=up",
      `category=Nope&after=${ID}`,
      `q=tea&category=Nope`,
      `q=tea&after=${ID}`,
      "q=tea&sort=x",
      `q=tea&after=${ID}&before=${ID}`,
    ],
    ...[`category=${"H".repeat(4000)}`],
  ];
  for (const query of hostile) {
    const status = (await request.get(`/allGroups?${query}`)).status();
    const ignored = /^(category\[\]|after\[\$ne\])/.test(query);
    expect([ignored ? 200 : 404, 400], query).toContain(status);
  }
});

test("any words can be searched for", async ({ request }) => {
  for (const words of ["%", "'", '"*', "..", "a".repeat(3000), "চা বাগান", "\u0000", "(((", "$where", "<script>alert(1)</script>", "  "]) {
    const answer = await request.get(`/allGroups?q=${encodeURIComponent(words)}`);
    expect(answer.status(), words).toBe(200);
    expect(await answer.text()).not.toContain("<script>alert(1)");
  }
});

test("the same list has one page, whatever else hangs on its address", async ({ request }) => {
  const list = async (query: string) => /<main[\s\S]*<\/main>/.exec(await (await request.get(`/allGroups${query}`)).text())?.[0];
  expect(await list("?category=Hiking&sort=az&utm=1")).toBe(await list("?category=Hiking"));
  expect(await list("?category=Drawing+%26+Painting")).toBe(await list("?utm=2&category=Drawing%20%26%20Painting"));
  expect(await list("?category=Knitting&category=Hiking")).toBe(await list("?category=Hiking"));
});

test("the inner address of a list cannot be reached", async ({ request }) => {
  for (const path of [
    "/allGroups/all/az",
    "/allGroups/Hiking/az",
    "/allGroups/search",
    "/allGroups/search?q=tea",
    `/allGroups/all/az/after/${ID}`,
    "/ALLGROUPS/all/az",
    "/allGroups%2Fall%2Faz",
    "/allGroups/./all/az",
    "/allGroups/all/az.rsc",
    "/allGroups/all/az?category=Hiking",
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});

test("turning pages goes through every group once, there and back", async ({ page }) => {
  await page.goto("/allGroups");
  // By address: two groups may have one name.
  const cards = page.getByRole("main").locator('a[href^="/groupDetails/"]');
  const groups = () => cards.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  /** The address changes a moment before the page does. */
  const turn = async (way: Locator) => {
    const [leading = ""] = await groups();
    await way.click();
    await expect(cards.first()).not.toHaveAttribute("href", leading);
  };
  const first = await groups();
  const seen = [...first];
  const next = page.getByRole("link", { name: /next/i });
  let turns = 0;
  while (await next.count()) {
    await turn(next);
    seen.push(...(await groups()));
    turns++;
  }
  expect(turns).toBeGreaterThan(0);
  expect(new Set(seen).size).toBe(seen.length);
  for (let turned = 0; turned < turns; turned++) await turn(page.getByRole("link", { name: /previous/i }));
  expect(await groups()).toEqual(first);
});
