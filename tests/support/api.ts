import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, vi } from "vitest";
import type { Actor } from "@/lib/platform/permission/actor";
import { anActor } from "@/tests/support/actor";

// Import this file before any route: it sets up a store for the test file, and an actor that the test chooses.
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "hobbyhub-api-"));
process.env.LOG_LEVEL ??= "silent";

/** Runs the same tests on MongoDB: `API_STORE=mongo MONGODB_TEST_URI=… npx vitest run tests/app`. */
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

// As instrumentation does: work that a request makes due is done after the answer.
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
  const { MongoClient } = await import("mongodb");
  const client = await MongoClient.connect(MONGODB_URI);
  await client.db().dropDatabase();
  await client.close();
});

export const dataDir = (): string => process.env.DATA_DIR ?? "";

/** Signs a person in for the next requests; null signs out. */
export function actAs(actor: Actor | null): void {
  session.actor = actor;
  session.away = false;
}

/** Makes the next requests fail to find out who is signed in. */
export function loseSessions(): void {
  session.away = true;
}

/** The hash of an unknown password, with the lowest cost. */
const NOBODYS_HASH = "$argon2id$v=19$m=8,t=1,p=1$OVl49lucnetNMXtsyLKm9w$PB1Ow/DmmPxxzPCSROso6C72sBlJaZoQgBiafchAFIo";

/** Registers a person and returns the actor that `getActor` would return. */
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
  /** The body as JSON, unless it is a string already. */
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

/** A valid group. */
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
