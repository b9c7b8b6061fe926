import { expect, test } from "./fixtures";
import { FLOW_DEVICES } from "./support/breadth";
import { call, expectNoSidewaysScrolling, groupOf, join, type Visitor, visitor } from "./support/memberships";

const idIn = async (owner: Visitor, url: string, groupId: string): Promise<string> => {
  const list = await (await owner.context.request.get(`${url}/api/groups/${groupId}/members?q=Imran`)).json();
  return list.items[0]._id;
};

for (const [device, options] of FLOW_DEVICES)
  test(`groups one runs, helps to run, belongs to and waits for, ${device}`, async ({ browser, site, expectAccessible }) => {
    const owner = await visitor(browser, site.url, "Nusrat Jahan");
    const me = await visitor(browser, site.url, "Imran Sheikh", options);
    const other = await visitor(browser, site.url, "Lamia Haque");
    const mine = await groupOf(me, site.url, { joinPolicy: "approval" });
    await join(other, site.url, mine);
    const [helped, belongs, offered, asked, line] = [
      await groupOf(owner, site.url),
      await groupOf(owner, site.url),
      await groupOf(owner, site.url),
      await groupOf(owner, site.url, { joinPolicy: "approval" }),
      await groupOf(owner, site.url, { maxMembers: 1 }),
    ];
    for (const group of [helped, belongs, offered, asked, line]) await join(me, site.url, group);
    const myId = await idIn(owner, site.url, helped.id);
    await call(owner, site.url, "PATCH", `/api/groups/${helped.id}/members/${myId}`, { role: "organizer" });
    await call(owner, site.url, "PUT", `/api/groups/${offered.id}/transfer`, { personId: myId });

    const { page } = me;
    await page.goto("/dashboard");
    await expect(page.getByText("You belong to 2 groups, wait for 2 groups, 1 person waits for your answer.")).toBeVisible();
    await page.getByRole("link", { name: "Go to My Group" }).click();
    await expect(page).toHaveURL("/dashboard/dashMyGroup");
    const row = (table: string, { groupName }: { groupName: string }) =>
      page.getByRole("table", { name: table }).getByRole("row").filter({ hasText: groupName });
    await expect(row("I help to run", helped).getByRole("link", { name: `Desk of ${helped.groupName}` })).toBeVisible();
    await expectAccessible(page);

    await page.goto("/myGroup");
    await expect(page.getByRole("navigation", { name: "My groups" }).getByRole("link")).toHaveText([
      "I run 2",
      "I belong to 2",
      "Waiting 2",
    ]);
    await expect(row("My Groups", mine).getByRole("link", { name: `Desk 1 request, ${mine.groupName}` })).toBeVisible();
    await expect(row("My Groups", mine)).toContainText("1 taken");
    await expect(row("I belong to", offered)).toContainText("Nusrat Jahan offers you this group");
    await expect(row("Waiting", asked)).toContainText("Requested");
    await expect(row("Waiting", line)).toContainText("1st in line");
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);

    await row("I belong to", belongs)
      .getByRole("button", { name: `Leave ${belongs.groupName}` })
      .click();
    const asking = page.getByRole("dialog", { name: "Leave this group?" });
    await expect(asking).toBeVisible();
    await expectAccessible(page);
    await asking.getByRole("button", { name: "Leave", exact: true }).click();
    await expect(row("I belong to", belongs)).toHaveCount(0);
    await page.getByRole("button", { name: `Withdraw the request to ${asked.groupName}` }).click();
    await expect(row("Waiting", asked)).toHaveCount(0);
    await page.getByRole("button", { name: `Leave the line of ${line.groupName}` }).click();
    await expect(page.getByRole("heading", { name: "Waiting" })).toHaveCount(0);
  });

test("a declined request says why, until one may ask again", async ({ browser, site }) => {
  const owner = await visitor(browser, site.url, "Nusrat Jahan");
  const group = await groupOf(owner, site.url, { joinPolicy: "approval" });
  const me = await visitor(browser, site.url, "Imran Sheikh");
  await join(me, site.url, group);
  const { items } = await (await owner.context.request.get(`${site.url}/api/groups/${group.id}/requests`)).json();
  const decision = { people: [items[0]._id], decision: "decline", reason: "We want to stay small." };
  await call(owner, site.url, "POST", `/api/groups/${group.id}/requests/decisions`, decision);
  await me.page.goto("/myGroup");
  const row = me.page.getByRole("table", { name: "Waiting" }).getByRole("row").filter({ hasText: group.groupName });
  await expect(row).toContainText("Declined");
  await expect(row).toContainText("“We want to stay small.”");
  await expect(row.getByRole("button")).toHaveCount(0);
  // A group that opens to everybody takes them in meanwhile.
  await call(owner, site.url, "PUT", `/api/groups/${group.id}`, { joinPolicy: "open" });
  await me.page.goto(`/groupDetails/${group.id}`);
  const panel = me.page.getByRole("region", { name: "My membership" });
  await expect(panel).toContainText("You can join now.");
  await panel.getByRole("button", { name: "Join Group" }).click();
  await expect(me.page.getByRole("heading", { name: "You are a member" })).toBeVisible();
});
