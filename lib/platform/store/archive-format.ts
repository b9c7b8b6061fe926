import { z } from "zod";
import { normalizeEmail } from "@/lib/accounts/schema";
import { GroupInput } from "@/lib/groups/schema";
import { isId } from "./id";
import type { ArchiveKind, ArchiveRecords } from "./port/archive";

/** Raised when a file written before can no longer be read as it is. */
export const ARCHIVE_VERSION = 1;

export const ArchiveHeader = z.strictObject({
  format: z.literal("hobbyhub"),
  version: z.literal(ARCHIVE_VERSION, `is not ${ARCHIVE_VERSION}: another version of HobbyHub wrote this file`),
  exportedAt: z.string(),
});

const Id = z.string().refine(isId, "is not an id");
const Time = z.iso.datetime({ precision: 3 });
const Address = z.string().refine((email) => email !== "" && email === normalizeEmail(email), "is not a normalised e-mail address");
const text = z.string();

/** Each kind of record as it stands in a file: exactly these fields, exactly as they are kept. */
export const RECORDS: { [Kind in ArchiveKind]: z.ZodType<ArchiveRecords[Kind]> } = {
  accounts: z.strictObject({
    id: Id,
    email: Address,
    displayName: text.nullable(),
    photoURL: text.nullable(),
    role: text.nullable(),
    passwordHash: text.nullable(),
    sessionVersion: z.number().int().min(1),
    createdAt: Time,
  }),
  links: z.strictObject({ id: Id, userId: Id, type: text, provider: text, providerAccountId: text }),
  groups: z.strictObject({ ...GroupInput.shape, _id: Id, ownerId: Id, createdAt: Time }),
  messages: z.strictObject({ id: Id, name: text, email: text, message: text, createdAt: Time }),
  outbox: z.strictObject({
    id: Id,
    to: text,
    subject: text,
    text,
    replyTo: text.exactOptional(),
    attempts: z.number().int().min(0),
    createdAt: Time,
    dueAt: Time,
    sentAt: Time.nullable(),
  }),
};
