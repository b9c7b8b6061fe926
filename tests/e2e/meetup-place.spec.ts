import { DAY_MS } from "@/lib/duration";
import { expect, test } from "./fixtures";
import { call, groupOf, join, visitor } from "./support/memberships";

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

test("how a private place is found is told to those who go, with its map, on the meetup’s page and on their own", async ({
  browser,
  site,
  expectAccessible,
}) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url);
  const place = { name: "House 12", address: "Road 4", howToFind: "Ring twice.\nThe blue door.", mapLink: "https://map.example/house-12" };
  const when = { startsAt: inDays(3), endsAt: inDays(3.1), zone: "Asia/Dhaka" };
  const body = { title: "Ferries by lamplight", ...when, place, placeFor: "going" };
  const { insertedId } = await call<{ insertedId: string }>(owner, site.url, "POST", `/api/groups/${group.id}/meetups`, body);
  const path = `/groups/${group.slug}/meetups/${insertedId}`;
  const { page } = owner;
  // The host, who has not answered.
  for (const each of [path, `/dashboard/calendar/${insertedId}`]) {
    await page.goto(each);
    const panel = page.getByRole("region", { name: "Your answer" });
    await expect(panel.getByText("House 12, Road 4")).toBeVisible();
    await expect(panel.getByRole("button", { name: "I’m going" })).toBeVisible();
  }
  await page.goto(`/dashboard/meetups/${insertedId}`);
  await expect(page.getByText("House 12, Road 4")).toBeVisible();
  await call(owner, site.url, "PUT", `/api/meetups/${insertedId}/rsvp`, {});
  for (const each of [path, `/dashboard/calendar/${insertedId}`]) {
    await page.goto(each);
    const panel = page.getByRole("region", { name: "Your answer" });
    await expect(panel.getByText("House 12, Road 4")).toBeVisible();
    await expect(panel.getByText("Ring twice.")).toContainText("The blue door.");
    await expect(panel.getByRole("link", { name: "Open in a map" })).toHaveAttribute("href", place.mapLink);
    await expectAccessible(page);
  }

  const member = await visitor(browser, site.url, "Imran Sheikh");
  await join(member, site.url, group);
  await member.page.goto(path);
  await expect(member.page.getByRole("button", { name: "I’m going" })).toBeVisible();
  await expect(member.page.getByText("The place is told to those who go.")).toBeVisible();
  expect(await member.page.content()).not.toMatch(/House 12|Ring twice|map\.example/);
});
