// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { GET as featured } from "@/app/api/featured-groups/route";
import { DELETE, GET as details, PUT } from "@/app/api/groups/[groupId]/route";
import { GET as list, POST } from "@/app/api/groups/route";
import { setRevalidate } from "@/lib/platform/http/revalidation";
import type { Actor } from "@/lib/platform/permission/actor";
import { actAs, aGroup, loseSessions, person, send } from "@/tests/support/api";

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = "1000";
});

let rina: Actor;
let omar: Actor;

beforeAll(async () => {
  rina = await person("rina@example.com", "Rina Akter");
  omar = await person("omar@example.com");
});
beforeEach(() => actAs(rina));

const create = async (changes: Record<string, unknown> = {}): Promise<string> => {
  const response = await send(POST, { method: "POST", body: aGroup(changes) });
  expect(response.status).toBe(201);
  return (await response.json()).insertedId;
};
const errorOf = async (response: Response) => (await response.json()).error;

describe("creating", () => {
  test("answers 201 with the new id, and the group is there", async () => {
    const id = await create({ groupName: "  Rupsha Rods " });
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    const response = await send(details, { params: { groupId: id } });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await response.json()).toEqual({
      ...aGroup({ groupName: "Rupsha Rods", imageUrl: "http://localhost:3000/covers/fishing.svg" }),
      _id: id,
      ...{ joinPolicy: "open", questions: [], rules: "", rulesVersion: 0, visibility: "public", slug: "rupsha-rods", closedAt: null },
      creatorEmail: "rina@example.com",
      organizer: { displayName: "Rina Akter", photoURL: null },
      can: { edit: true },
    });
  });

  test("belongs to the session's person, whatever creatorEmail says", async () => {
    const id = await create({ creatorEmail: "omar@example.com" });
    actAs(omar);
    expect((await send(PUT, { method: "PUT", params: { groupId: id }, body: { maxMembers: 2 } })).status).toBe(403);
    expect(await (await send(details, { params: { groupId: id } })).json()).not.toHaveProperty("creatorEmail");
  });

  test("takes a cover by its full address and keeps it as a path", async () => {
    const id = await create({ imageUrl: "http://localhost:3000/covers/hiking-2.svg" });
    const { getGroupForEdit } = await import("@/lib/groups/queries");
    expect((await getGroupForEdit(rina, id))?.imageUrl).toBe("/covers/hiking-2.svg");
  });

  test.each([
    "",
    "/covers/none.svg",
    "http://elsewhere.example/x.png",
    "javascript:alert(1)",
    "http://localhost:3000/etc/passwd",
    "//evil.example/x",
  ])("refuses %j as a picture", async (imageUrl) => {
    const error = await errorOf(await send(POST, { method: "POST", body: aGroup({ imageUrl }) }));
    expect(error).toMatchObject({ code: "invalid", fields: { imageUrl: [expect.any(String)] } });
  });

  test.each(["_id", "ownerId", "createdAt", "role", "$where", "constructor", "toString"])("refuses the unknown key %s", async (key) => {
    const response = await send(POST, { method: "POST", body: aGroup({ [key]: "x" }) });
    expect(response.status).toBe(422);
    expect(Object.keys((await errorOf(response)).fields)).toEqual([key]);
  });

  test("needs a session", async () => {
    actAs(null);
    const response = await send(POST, { method: "POST", body: aGroup() });
    expect(response.status).toBe(401);
    expect(await errorOf(response)).toMatchObject({ code: "unauthenticated", requestId: response.headers.get("x-request-id") });
  });

  test("hands what went stale to Next and marks the writer", async () => {
    const told: string[][] = [];
    setRevalidate((topics) => void told.push(topics));
    const response = await send(POST, { method: "POST", body: aGroup() });
    expect(told).toEqual([expect.arrayContaining(["groups"])]);
    expect(response.headers.get("set-cookie")).toContain("hobbyhub_wrote=1; Max-Age=3; Path=/");
    setRevalidate(() => undefined);
  });
});

describe("updating", () => {
  test("changes the given fields only", async () => {
    const id = await create();
    const response = await send(PUT, { method: "PUT", params: { groupId: id }, body: { maxMembers: 99 } });
    expect(await response.json()).toEqual({ matchedCount: 1, modifiedCount: 1 });
    expect(await (await send(details, { params: { groupId: id } })).json()).toMatchObject({ maxMembers: 99, location: "Khulna" });
  });

  test.each([{}, { maxMembers: 12 }])("a save without a change (%j) is a success", async (body) => {
    const id = await create();
    const response = await send(PUT, { method: "PUT", params: { groupId: id }, body });
    expect([response.status, await response.json()]).toEqual([200, { matchedCount: 1, modifiedCount: 0 }]);
  });

  test("refuses status", async () => {
    const id = await create();
    const response = await send(PUT, { method: "PUT", params: { groupId: id }, body: { status: "outgoing" } });
    expect([response.status, (await errorOf(response)).fields]).toEqual([422, { status: [expect.any(String)] }]);
  });

  test("a stranger is refused and changes nothing", async () => {
    const id = await create();
    actAs(omar);
    expect((await send(PUT, { method: "PUT", params: { groupId: id }, body: { maxMembers: 1 } })).status).toBe(403);
    expect((await send(DELETE, { method: "DELETE", params: { groupId: id } })).status).toBe(403);
    expect(await (await send(details, { params: { groupId: id } })).json()).toMatchObject({ maxMembers: 12, can: { edit: false } });
  });
});

describe("deleting", () => {
  test("takes the group away; a second time there is nothing", async () => {
    const id = await create();
    expect(await (await send(DELETE, { method: "DELETE", params: { groupId: id } })).json()).toEqual({ deletedCount: 1 });
    expect((await send(DELETE, { method: "DELETE", params: { groupId: id } })).status).toBe(404);
    expect((await send(details, { params: { groupId: id } })).status).toBe(404);
    expect((await send(PUT, { method: "PUT", params: { groupId: id }, body: {} })).status).toBe(404);
  });

  test("of two racing calls one wins and the other finds nothing", async () => {
    const id = await create();
    const statuses = await Promise.all([1, 2].map(async () => (await send(DELETE, { method: "DELETE", params: { groupId: id } })).status));
    expect(statuses.sort()).toEqual([200, 404]);
  });
});

test.each(["x", "0".repeat(24), "../accounts", "%00", "' OR 1=1 --", '{"$ne":null}', "constructor", "a".repeat(5000)])(
  "the odd id %j is not found",
  async (id) => {
    for (const [handler, method, body] of [
      [details, "GET", undefined],
      [PUT, "PUT", {}],
      [DELETE, "DELETE", undefined],
    ] as const)
      expect((await send(handler, { method, params: { groupId: id }, body })).status).toBe(404);
  },
);

describe("listing", () => {
  const names = async (query: string) =>
    (await (await send(list, { path: `/api/groups?${query}` })).json()).map((group: { groupName: string }) => group.groupName);

  beforeAll(async () => {
    actAs(omar);
    for (const name of ["Chess Écoles", "beta Readers", "Alpha Readers", "গল্পের আসর"])
      await create({ groupName: name, hobbyCategory: "Reading", imageUrl: "https://example.com/a.png" });
  });

  test("is open to everyone, newest first, without anybody's address", async () => {
    actAs(null);
    const response = await send(list);
    const groups = await response.json();
    expect(groups.slice(0, 2).map((group: { groupName: string }) => group.groupName)).toEqual(["গল্পের আসর", "Alpha Readers"]);
    expect(JSON.stringify(groups)).not.toMatch(/@example\.com|ownerId/);
  });

  test("filters, sorts and searches", async () => {
    expect(await names("category=Reading&sort=az")).toEqual(["Alpha Readers", "beta Readers", "Chess Écoles", "গল্পের আসর"]);
    expect(await names("category=Reading&sort=za&limit=2")).toEqual(["গল্পের আসর", "Chess Écoles"]);
    expect(await names("q=read+ALPHA")).toEqual(["Alpha Readers"]);
    expect(await names("q=ecoles&category=Reading&sort=az")).toEqual(["Chess Écoles"]);
    expect(await names("q=গল্প")).toEqual(["গল্পের আসর"]);
    expect(await names("q=!!!")).toEqual([]);
    expect(await names("q=readers&sort=newest")).toEqual(["Alpha Readers", "beta Readers"]);
  });

  test("walks by Link header to the end and back", async () => {
    const seen: string[] = [];
    let path: string | undefined = "/api/groups?category=Reading&limit=3&sort=az";
    let back: string | undefined;
    while (path) {
      const response: Response = await send(list, { path });
      seen.push(...(await response.json()).map((group: { groupName: string }) => group.groupName));
      const links = Object.fromEntries(
        [...(response.headers.get("link") ?? "").matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, to, rel]) => [rel, to]),
      );
      [path, back] = [links.next, links.prev];
    }
    expect(seen).toEqual(["Alpha Readers", "beta Readers", "Chess Écoles", "গল্পের আসর"]);
    expect(await names(back?.split("?")[1] ?? "")).toEqual(["Alpha Readers", "beta Readers", "Chess Écoles"]);
  });

  test("one's own groups by one's own address only", async () => {
    actAs(omar);
    const mine = await (await send(list, { path: "/api/groups?creatorEmail=OMAR@example.com" })).json();
    expect(mine).toHaveLength(4);
    expect(new Set(mine.map((group: { creatorEmail: string }) => group.creatorEmail))).toEqual(new Set(["omar@example.com"]));
    expect(await names("creatorEmail=omar@example.com&q=alpha")).toEqual(["Alpha Readers"]);
    expect((await send(list, { path: "/api/groups?creatorEmail=rina@example.com" })).status).toBe(403);
    actAs(null);
    expect((await send(list, { path: "/api/groups?creatorEmail=omar@example.com" })).status).toBe(401);
  });

  test.each([
    ["sort=best", 422],
    ["category=Knitting", 422],
    ["limit=0", 422],
    ["limit=101", 422],
    ["limit=1e1", 422],
    ["page=2", 422],
    ["sort=az&sort=za", 422],
    ["q[$ne]=1", 422],
    ["__proto__=1", 422],
    ["after=x", 404],
    ["after=000000000000000000000000", 404],
    ["q=readers&after=000000000000000000000000", 404],
    ["q=%21%3F&after=000000000000000000000000", 404],
    [`after=${"0".repeat(24)}&before=${"0".repeat(24)}`, 422],
    ["q=%00", 400],
    ["limit=100", 200],
    ["q=", 200],
    ["q=%27%20OR%201%3D1%20--", 200],
  ])("?%s answers %i", async (query, status) => {
    expect((await send(list, { path: `/api/groups?${query}` })).status).toBe(status);
  });
});

test("features the newest of each category with the product's fields", async () => {
  const response = await send(featured, { path: "/api/featured-groups" });
  const groups = await response.json();
  expect(groups.length).toBeLessThanOrEqual(6);
  expect(new Set(Object.keys(groups[0]))).toEqual(new Set(["_id", "description", "groupName", "hobbyCategory", "imageUrl"]));
  expect(response.headers.get("cache-control")).not.toContain("private");
});

test("with the store away it answers 503 and says when to try again", async () => {
  loseSessions();
  const response = await send(details, { params: { groupId: "0".repeat(24) } });
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
});
