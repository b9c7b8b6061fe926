// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { beforeAll, describe, expect, test, vi } from "vitest";
import { createGroup } from "@/lib/groups/commands";
import { banPerson, closeGroup, decideRequests, joinGroup, leaveGroup, offerTransfer, setRole } from "@/lib/memberships/commands";
import { invite } from "@/lib/memberships/invitation-commands";
import type { Actor } from "@/lib/platform/permission/actor";
import { noteSecurity } from "@/lib/security-log";
import { actAs, aGroup, person, send } from "@/tests/support/api";
import { KINDS, type Kind, MEMBERSHIP_ROWS, type MembershipRow } from "@/tests/support/membership-rows";
import { apiRoutes, type Handler } from "@/tests/support/routes";

vi.mock("@/lib/security-log", () => ({ noteSecurity: vi.fn() }));

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = "1000";
});

const OTHERS = ["filler", "other", "outcast"] as const;
type Name = Exclude<Kind, "anonymous"> | (typeof OTHERS)[number];

let routes: Map<string, Handler>;
const people = {} as Record<Name, Actor>;

beforeAll(async () => {
  routes = await apiRoutes();
  for (const name of [...KINDS.filter((kind) => kind !== "anonymous"), ...OTHERS])
    people[name] = await person(`${name}@example.com`, `${name} person`);
});

/** A full group that takes people on approval, with somebody of every kind. */
async function scene({ given }: MembershipRow) {
  const { owner } = people;
  const { insertedId: groupId } = await createGroup(owner, aGroup({ maxMembers: 4, joinPolicy: "approval" }));
  const asked = async (...names: Name[]) => {
    for (const name of names) await joinGroup(people[name], groupId, {});
  };
  const approved = async (...names: Name[]) => {
    await asked(...names);
    await decideRequests(owner, groupId, { people: names.map((name) => people[name].accountId), decision: "approve" });
  };
  await approved("former");
  await leaveGroup(people.former, groupId, {});
  await approved("organizer", "member", "filler", "waiting");
  await setRole(owner, groupId, people.organizer.accountId, { role: "organizer" });
  await asked("pending", "other");
  for (const name of ["banned", "outcast"] as const) await banPerson(owner, groupId, people[name].accountId, { reason: "Shouted." });
  const { _id: invitationId, url } = await invite(owner, groupId, { uses: 100 });
  if (given === "offered") await offerTransfer(owner, groupId, { personId: people.member.accountId });
  if (given === "closed") await closeGroup(owner, groupId, {});
  return { groupId, invitationId, token: url.split("/").at(-1) ?? "" };
}

/** Whom a request about somebody is about. */
const personOf = (name: string): Name => (name.startsWith("DELETE") && name.includes("/bans/") ? "outcast" : "filler");

const idOf = (name: unknown): string => people[name as Name].accountId;

/** With people's ids where the row has their names. */
function bodyOf(body: unknown): unknown {
  if (typeof body !== "object" || body === null) return body;
  const { people: names, personId, ...rest } = body as Record<string, unknown>;
  return { ...rest, ...(Array.isArray(names) && { people: names.map(idOf) }), ...(personId !== undefined && { personId: idOf(personId) }) };
}

describe.each(Object.entries(MEMBERSHIP_ROWS))("%s", (name, row) => {
  test.each(KINDS.map((kind, at) => [kind, Number(row.statuses.split(" ")[at])] as const))("%s: %i", async (kind, status) => {
    const [method = ""] = name.split(" ");
    const handler = routes.get(name);
    if (!handler) throw new Error(`no handler for ${name}`);
    const params = { ...(await scene(row)), personId: people[personOf(name)].accountId };
    actAs(kind === "anonymous" ? null : people[kind]);
    vi.mocked(noteSecurity).mockClear();
    const response = await send(handler, { method, body: bodyOf(row.body), params });
    const notes = vi.mocked(noteSecurity).mock.calls.filter(([event]) => event === "access_refused");
    const told = { accountId: people[kind as Name]?.accountId, action: expect.any(String), reason: expect.any(String) };
    expect(notes).toEqual(status === 403 ? [["access_refused", told]] : []);
    const text = await response.text();
    expect([response.status, text]).toEqual([status, expect.any(String)]);
    // Nobody's address but one's own, whoever asks: nobody here has agreed to share theirs.
    for (const someone of Object.keys(people)) if (someone !== kind) expect(text).not.toContain(`${someone}@example.com`);
    if (status >= 400 && status !== 415) expect(JSON.parse(text)).toMatchObject({ error: { message: expect.stringMatching(/\.$/) } });
  });
});
