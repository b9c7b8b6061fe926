import { expect, test } from "vitest";
import { PAGES } from "@/lib/pages";
import { loggedPath } from "@/lib/platform/http/logged-path";
import { listOperations } from "@/lib/rooms";

const TOKEN = "0123456789abcdef01234567.abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ";

test("a path is written down without its query", () => {
  expect(loggedPath("http://localhost:3000/api/groups/1?q=word#x", "/api/groups/{groupId}")).toBe("/api/groups/1");
  expect(loggedPath("/allGroups?q=word")).toBe("/allGroups");
});

test("no operation and no page that has a token in its address gives it to the log", async () => {
  const declared = [...(await listOperations()).map(({ path }) => path), ...Object.keys(PAGES).map((path) => `/(site)${path}`)];
  const withSecret = declared.filter((path) => /[{[](?:token|secret)[}\]]/.test(path));
  expect(withSecret.length).toBeGreaterThan(5);
  for (const path of declared) {
    const address = path.replace("/(site)", "").replace(/[{[][\w.]+[}\]]/g, TOKEN);
    const known = withSecret.includes(path);
    expect([path, loggedPath(`http://localhost:3000${address}?token=${TOKEN}`, path).includes(TOKEN) && known]).toEqual([path, false]);
  }
});

test("the address that a personal calendar is asked for by is not written down with its secret, nor is any other that leads to a token", () => {
  const declared = "/api/calendars/people/{secret}";
  expect(loggedPath(`http://localhost:3000/calendars/${TOKEN}.ics`, declared)).toBe(declared);
  expect(loggedPath(`http://localhost:3000/api/calendars/people/${TOKEN}`, declared)).toBe(declared);
  expect(loggedPath(`http://localhost:3000/other/calendars/of/${TOKEN}/x`, declared)).toBe(declared);
  expect(loggedPath(`/a/b/${TOKEN}`, "/(site)/unsubscribe/[token]")).toBe("/unsubscribe/[token]");
});

test("an address that a rewrite leads elsewhere is written down as it was asked for where it opens nothing", () => {
  expect(loggedPath("http://localhost:3000/groups/chess/calendar.ics", "/api/calendars/groups/{slug}")).toBe("/groups/chess/calendar.ics");
});

test("an address that no route declares is written down without a token that is in it", () => {
  expect(loggedPath(`http://localhost:3000/api/invitations/${TOKEN}/x`)).toBe("/api/invitations/0123456789abcdef01234567.…/x");
  expect(loggedPath(`/api/calendars/people/${TOKEN.slice(25)}.ics/`)).toBe("/api/calendars/people/….ics/");
  expect(loggedPath("/api/groups/0123456789abcdef01234567/nothing")).toBe("/api/groups/0123456789abcdef01234567/nothing");
});
