import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MongoClient } from "mongodb";
import { afterAll, beforeAll, vi } from "vitest";
import type { Actor } from "@/lib/platform/permission/actor";
import { anActor } from "@/tests/support/actor";

// Imported for its effects before any route: a store of its own for the test file, and a person the test chooses.
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "hobbyhub-api-"));
process.env.LOG_LEVEL ??= "silent";

/** The same tests on MongoDB: `API_STORE=mongo MONGODB_TEST_URI=… npx vitest run tests/app`. */
function freshDatabase(server: string): string {
  const uri = new URL(server);
  uri.pathname = `/hobbyhub_api_${process.pid}_${Date.now()}`;
  if (!uri.searchParams.has("authSource")) uri.searchParams.set("authSource", "admin");
  return uri.href;
}

const { API_STORE, MONGODB_TEST_URI } = process.env;
if (API_STORE === "mongo" && MONGODB_TEST_URI) process.env.MONGODB_URI = freshDatabase(MONGODB_TEST_URI);

const session = vi.hoisted(() => ({ actor: null as unknown, away: false }));

vi.mock("@/lib/sessions/queries", async (importOriginal) => {
  const { AppError } = await import("@/lib/errors");
  const getActor = async () => {
    if (session.away) throw new AppError("unavailable", "The store is away.");
    return session.actor;
  };
  return { ...(await importOriginal<object>()), getActor, requireActor: getActor };
});

// As instrumentation does: what a request makes due is done after its answer.
beforeAll(async () => {
  const [{ JOBS }, { setJobs }] = await Promise.all([import("@/lib/rooms"), import("@/lib/platform/clock/clock")]);
  setJobs(JOBS);
});

afterAll(async () => {
  const { closeStore } = await import("@/tests/support/nouns");
  await closeStore();
  rmSync(dataDir(), { recursive: true, force: true });
  const { MONGODB_URI } = process.env;
  if (!MONGODB_URI) return;
  const client = await MongoClient.connect(MONGODB_URI);
  await client.db().dropDatabase();
  await client.close();
});

export const dataDir = (): string => process.env.DATA_DIR ?? "";

/** Requests after this are this person's; null signs out. */
export function actAs(actor: Actor | null): void {
  session.actor = actor;
  session.away = false;
}

/** Requests after this cannot find out whose they are. */
export function loseSessions(): void {
  session.away = true;
}

/** Of a password nobody knows, at the least cost there is. */
const NOBODYS_HASH = "$argon2id$v=19$m=8,t=1,p=1$OVl49lucnetNMXtsyLKm9w$PB1Ow/DmmPxxzPCSROso6C72sBlJaZoQgBiafchAFIo";

/** A registered person, as `getActor` would have made one. */
export async function person(email: string, displayName: string | null = null): Promise<Actor> {
  const { getStore } = await import("@/tests/support/nouns");
  const store = await getStore();
  const account = await store.accounts.create({ email, passwordHash: NOBODYS_HASH, ...(displayName && { displayName }) });
  const { _id: id, photoURL, role } = account;
  return anActor({ accountId: id, email, displayName, photoURL, role });
}

type Handler = (request: Request, context?: { params: Promise<unknown> }) => Promise<Response>;

interface Sent {
  method?: string;
  path?: string;
  /** JSON unless it is a string already. */
  body?: unknown;
  headers?: Record<string, string>;
  params?: Record<string, string>;
}

/** Calls a route handler as Next would. */
export function send(
  handler: Handler,
  { method = "GET", path = "/api/test", body, headers = {}, params = {} }: Sent = {},
): Promise<Response> {
  const payload = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const type: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
  const request = new Request(`http://localhost:3000${path}`, { method, headers: { ...type, ...headers }, body: payload ?? null });
  return handler(request, { params: Promise.resolve(params) });
}

/** A group nobody could object to. */
export const aGroup = (changes: Record<string, unknown> = {}) => ({
  groupName: "Dawn Patrol Anglers",
  hobbyCategory: "Fishing",
  location: "Khulna",
  maxMembers: 12,
  startDate: "2026-03-01",
  status: "ongoing",
  description: "Early mornings by the Rupsha.",
  imageUrl: "/covers/fishing.svg",
  ...changes,
});
