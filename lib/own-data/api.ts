import "server-only";
import { z } from "zod";
import { DeletionRequest } from "@/lib/accounts/schema";
import { Moment } from "@/lib/moment-field";
import { consume } from "@/lib/platform/http/limits";
import { type Operation, operation } from "@/lib/platform/http/operation";
import { reply } from "@/lib/platform/http/reply";
import { askDeletion, keepAccount } from "./commands";
import { downloadOwnData } from "./download-queries";

/** Each download reads all data of a person, so a few a day are enough. */
const LIMIT = { name: "download:account", points: 20, windowSeconds: 24 * 60 * 60 };

export const getOwnData = operation({
  method: "GET",
  path: "/api/accounts/me/data",
  summary: "Everything that is kept about oneself, as one ZIP",
  actor: "required",
  answer: z.instanceof(Uint8Array<ArrayBuffer>).meta({ type: "string", format: "binary" }),
  mediaType: "application/zip",
  errors: ["not_found"],
  async handle({ actor }) {
    await consume(LIMIT, actor.accountId);
    return reply(200, await downloadOwnData(actor), { "content-disposition": 'attachment; filename="hobbyhub-my-data.zip"' });
  },
});

export const postDeletion = operation({
  method: "POST",
  path: "/api/accounts/me/deletion",
  summary: "Ask for one's account to be deleted in a week; signing in calls it off",
  actor: "required",
  body: DeletionRequest,
  answer: z.strictObject({ deletionAt: Moment.describe("When it is deleted, if nobody signs in before.") }),
  errors: ["not_found", "conflict"],
  handle: ({ actor, body }) => askDeletion(actor, body),
});

export const deleteDeletion = operation({
  method: "DELETE",
  path: "/api/accounts/me/deletion",
  summary: "Keep one's account after all",
  actor: "required",
  answer: z.strictObject({ deletionAt: z.null() }),
  errors: ["not_found"],
  handle: ({ actor }) => keepAccount(actor),
});

export const OPERATIONS: readonly Operation[] = [getOwnData, postDeletion, deleteDeletion];
