import "server-only";
import { z } from "zod";
import { signOutEverywhere } from "@/lib/accounts/commands";
import { flagWord } from "@/lib/flag-word";
import { type Operation, operation } from "@/lib/platform/http/operation";
import { signOutDevice, signOutOthers } from "./commands";
import { listSessions } from "./queries";
import { SessionView } from "./schema";

const SignedOut = z.strictObject({ signedOut: z.literal(true) });

export const getSessions = operation({
  method: "GET",
  path: "/api/accounts/me/sessions",
  summary: "The devices one is signed in on, the last seen first",
  actor: "required",
  answer: z.strictObject({ items: z.array(SessionView), next: z.null() }),
  handle: ({ actor }) => listSessions(actor),
});

export const deleteSessions = operation({
  method: "DELETE",
  path: "/api/accounts/me/sessions",
  summary: "Sign out everywhere; with `others`, everywhere else",
  actor: "required",
  query: z.strictObject({ others: flagWord() }),
  answer: SignedOut,
  errors: ["not_found"],
  handle: ({ actor, query }) => (query.others ? signOutOthers(actor) : signOutEverywhere(actor)),
});

export const deleteSession = operation({
  method: "DELETE",
  path: "/api/accounts/me/sessions/{sessionId}",
  summary: "Sign one device out",
  actor: "required",
  answer: SignedOut,
  errors: ["not_found"],
  handle: ({ actor, params }) => signOutDevice(actor, params.sessionId),
});

export const OPERATIONS: readonly Operation[] = [getSessions, deleteSessions, deleteSession];
