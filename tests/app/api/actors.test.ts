// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Actor } from "@/lib/platform/permission/actor";
import { noteSecurity } from "@/lib/security-log";
import { actAs, aGroup, loseSessions, person, send } from "@/tests/support/api";
import { MEETUP_ROWS } from "@/tests/support/meetup-rows-of-api";
import { MEMBERSHIP_ROWS } from "@/tests/support/membership-rows";
import { apiRoutes, type Handler } from "@/tests/support/routes";

vi.mock("@/lib/security-log", () => ({ noteSecurity: vi.fn() }));

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = "1000";
});

const VISITORS = ["anonymous", "stranger", "owner", "storeAway"] as const;
type Visitor = (typeof VISITORS)[number];

interface Row {
  path?: string;
  body?: unknown;
  /** The status each visitor gets for a request that is right in every other way. */
  statuses: Record<Visitor, number>;
}

const everyone = (status: number, storeAway = status) => ({ anonymous: status, stranger: status, owner: status, storeAway });
const signedIn = (status: number) => ({ anonymous: 401, stranger: status, owner: status, storeAway: 503 });
const ownerOnly = (status: number) => ({ anonymous: 401, stranger: 403, owner: status, storeAway: 503 });

/** A route without a row fails below: who may use it has to be said here first. */
const TABLE: Record<string, Row> = {
  "GET /api/featured-groups": { statuses: everyone(200) },
  "GET /api/groups": { statuses: everyone(200, 503) },
  "POST /api/groups": { body: aGroup(), statuses: signedIn(201) },
  "GET /api/groups/places": { path: `/api/groups/places?ids=${"a".repeat(24)}`, statuses: everyone(200) },
  "GET /api/groups/[groupId]": { statuses: everyone(200, 503) },
  "PUT /api/groups/[groupId]": { body: { maxMembers: 3 }, statuses: ownerOnly(200) },
  "DELETE /api/groups/[groupId]": { statuses: ownerOnly(200) },
  "POST /api/contact": { body: { name: "Rina", email: "rina@example.com", message: "Hello." }, statuses: everyone(201) },
  "POST /api/accounts": { body: { email: "", password: "" }, statuses: everyone(422) },
  "GET /api/accounts/me": { statuses: signedIn(200) },
  "PATCH /api/accounts/me": { body: { displayName: "Somebody Else" }, statuses: signedIn(200) },
  "PUT /api/accounts/me/password": { body: { currentPassword: "x", newPassword: "short" }, statuses: signedIn(422) },
  "GET /api/accounts/me/sessions": { statuses: signedIn(200) },
  "DELETE /api/accounts/me/sessions": { statuses: signedIn(200) },
  "DELETE /api/accounts/me/sessions/[sessionId]": { statuses: signedIn(404) },
  "GET /api/accounts/me/data": { statuses: signedIn(200) },
  "POST /api/accounts/me/deletion": { body: { password: 7 }, statuses: signedIn(422) },
  "DELETE /api/accounts/me/deletion": { statuses: signedIn(200) },
  "PUT /api/accounts/me/email": { body: { email: "new@example.com", password: "wrong" }, statuses: signedIn(422) },
  "POST /api/accounts/reset": { body: { email: "nobody@example.com" }, statuses: everyone(200) },
  "POST /api/accounts/reset/confirmation": { body: { token: "x", newPassword: "Jamdani88x" }, statuses: everyone(422) },
  "POST /api/accounts/verification": { body: {}, statuses: signedIn(200) },
  "POST /api/accounts/verification/confirmation": { body: { token: "x" }, statuses: everyone(422, 503) },
  "GET /api/auth/[...nextauth]": { path: "/api/auth/session", statuses: everyone(200) },
  "POST /api/auth/[...nextauth]": { path: "/api/auth/nothing", body: {}, statuses: everyone(404) },
  ...MEETUP_ROWS,
  "GET /api/notices": { statuses: signedIn(200) },
  "GET /api/notices/unread": { statuses: everyone(200, 503) },
  "PUT /api/notices/read": { body: { all: true }, statuses: signedIn(200) },
  "GET /api/accounts/me/notice-settings": { statuses: signedIn(200) },
  "PUT /api/accounts/me/notice-settings": { body: { digestAt: "07:00" }, statuses: signedIn(200) },
  "POST /api/accounts/me/summary": { body: {}, statuses: signedIn(409) },
  "GET /api/unsubscribe/[token]": { statuses: everyone(303) },
  "POST /api/unsubscribe/[token]": { body: {}, statuses: everyone(404) },
  "POST /api/mail-events": { body: {}, statuses: everyone(404) },
  "GET /api/health": { statuses: everyone(200) },
  "GET /api/cron": { statuses: everyone(404) },
  "GET /api/[[...unknown]]": { path: "/api/nothing/at/all?of=this", statuses: everyone(404) },
  "POST /api/[[...unknown]]": { path: "/api/nothing", body: {}, statuses: everyone(404) },
  "PUT /api/[[...unknown]]": { path: "/api/nothing", body: {}, statuses: everyone(404) },
  "PATCH /api/[[...unknown]]": { path: "/api/nothing", body: {}, statuses: everyone(404) },
  "DELETE /api/[[...unknown]]": { path: "/api/nothing", statuses: everyone(404) },
};

let routes: Map<string, Handler>;
let rina: Actor;
let omar: Actor;
let id: string;

beforeAll(async () => {
  routes = await apiRoutes();
  rina = await person("rina@example.com", "Rina Akter");
  omar = await person("omar@example.com", "Omar Faruk");
});

beforeEach(async () => {
  actAs(rina);
  const create = routes.get("POST /api/groups");
  if (!create) throw new Error("no route creates groups");
  id = (await (await send(create, { method: "POST", body: aGroup() })).json()).insertedId;
});

function become(visitor: Visitor): void {
  if (visitor === "storeAway") loseSessions();
  else actAs({ anonymous: null, stranger: omar, owner: rina }[visitor]);
}

test("every route has a row, and every row a route", () => {
  expect(new Set([...Object.keys(TABLE), ...Object.keys(MEMBERSHIP_ROWS)])).toEqual(new Set(routes.keys()));
});

describe.each(Object.entries(TABLE))("%s", (name, { path, body, statuses }) => {
  test.each(VISITORS)("%s", async (visitor) => {
    const [method = "", pattern = ""] = name.split(" ");
    const handler = routes.get(name);
    if (!handler) throw new Error(`no handler for ${name}`);
    become(visitor);
    vi.mocked(noteSecurity).mockClear();
    const response = await send(handler, { method, path: path ?? pattern.replace("[groupId]", id), body, params: { groupId: id } });
    expect(response.status).toBe(statuses[visitor]);
    const notes = vi.mocked(noteSecurity).mock.calls.filter(([event]) => event === "access_refused");
    const told = { accountId: omar.accountId, action: expect.any(String), reason: expect.any(String) };
    expect(notes).toEqual(response.status === 403 ? [["access_refused", told]] : []);
    const text = await response.text();
    if (visitor !== "owner" && !path?.includes("auth")) expect(text).not.toContain("rina@example.com");
  });
});
