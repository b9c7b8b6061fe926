import { startApp, stopApp } from "../support/app-server";
import { expect, test } from "./fixtures";
import { becomesTrue } from "./support/fresh";
import { createGroup, signUp, uniqueName } from "./support/people";

/** The group is at the top of its own search by name, in the list that begins with it. */
const shows = async (url: string, name: string): Promise<boolean> =>
  (await (await fetch(`${url}/allGroups?category=Fishing`)).text()).includes(name);

// That others hear of it within 250 ms is held by tests/lib/platform/rendering/invalidation.test.ts.

test("a group made through one process is on the other's list, on SQLite at once", async ({ site, place, storeKind, request }) => {
  const other = await startApp(place);
  try {
    await signUp(request, site.url);
    // "000" comes first among the names, so the group is on the first page.
    const name = uniqueName("000 Shared");
    expect(await shows(other.url, name)).toBe(false);
    await createGroup(request, site.url, { groupName: name });
    expect(await shows(site.url, name)).toBe(true);
    await becomesTrue(storeKind, () => shows(other.url, name));
  } finally {
    await stopApp(other);
  }
});

test("a group is on the other process’s list also when the first is killed right after its commit", async ({
  place,
  storeKind,
  playwright,
}) => {
  const first = await startApp(place);
  const other = await startApp(place);
  const request = await playwright.request.newContext();
  try {
    await signUp(request, first.url);
    const name = uniqueName("000 Orphan");
    expect(await shows(other.url, name)).toBe(false);
    await createGroup(request, first.url, { groupName: name });
    first.kill("SIGKILL");
    await first.ended;
    await becomesTrue(storeKind, () => shows(other.url, name));
  } finally {
    first.kill("SIGKILL");
    await request.dispose();
    await stopApp(other);
  }
});

test("a page the build made shows what the store holds now", async ({ place, site, request }) => {
  await signUp(request, site.url);
  const name = uniqueName("000 Early");
  await createGroup(request, site.url, { groupName: name });
  const late = await startApp(place);
  try {
    expect(await (await fetch(`${late.url}/allGroups`)).text()).toContain(name);
  } finally {
    await stopApp(late);
  }
});
