import { z } from "zod";
import { normalizeEmail } from "@/lib/email-address";
import { env } from "@/lib/env";
import { date, id, moment, type Row, record } from "@/lib/platform/store/record";
import { DEFAULT_ZONE } from "@/lib/zone";
import { ProfileFields } from "./schema";

const Address = z.string().refine((email) => email !== "" && email === normalizeEmail(email), "is not a normalised e-mail address");

/** People. next-auth's adapters read and write the same rows and know `name`, `image`, `email` and `emailVerified` by these names. */
export const Accounts = record(
  "accounts",
  {
    _id: id(),
    email: Address,
    displayName: z.string().nullable(),
    photoURL: z.string().nullable(),
    role: z.string().nullable(),
    /** argon2id in PHC form; null for somebody who only signs in with Google. */
    passwordHash: z.string().nullable(),
    /** Sessions carry the version they began with; raising it ends them all. */
    sessionVersion: z.number().int().min(1).default(1),
    createdAt: moment(),
    /** When the address was proven; null while it was not. */
    emailVerified: date().nullable(),
    /** The address the account is to have, once its owner has proved it. */
    pendingEmail: Address.nullable().default(null),
    /** IANA time zone: digests, quiet hours and the times in mails go by it. */
    zone: z.string().default(DEFAULT_ZONE),
    about: ProfileFields.shape.about.default(""),
    place: ProfileFields.shape.place.default(""),
    interests: ProfileFields.shape.interests.default([]),
    /** Of the last sign-in; the first one is no news to anybody. */
    signedInAt: moment().nullable().default(null),
    /** When the account goes, where its owner has asked for it. */
    deletionAt: moment().nullable().default(null),
    sashFor: ProfileFields.shape.sashFor.default("groups"),
  },
  {
    table: "users",
    stored: { displayName: "name", photoURL: "image" },
    unique: [["email"]],
    people: {
      _id: {
        end: "room",
        file: "profile.json",
        about: "What you told us about yourself, and your address.",
        without: ["passwordHash", "sessionVersion"],
      },
    },
  },
);

/** An account as it is kept; never leaves the server as it is. */
export type Account = Row<typeof Accounts>;

type Given = "_id" | "email" | "createdAt";
const GIVEN: ReadonlySet<string> = new Set<Given>(["_id", "email", "createdAt"]);

/** What a new account begins with where nobody says otherwise. */
export const NEW_ACCOUNT = Object.fromEntries(
  Accounts.fields.flatMap(({ name, fallback }) => (GIVEN.has(name) ? [] : [[name, fallback]])),
) as Omit<Account, Given>;

/** What else it begins with wherever somebody comes from: by a form or by Google. */
export const newcomer = () => ({ zone: env().SITE_TIME_ZONE, createdAt: new Date().toISOString() });

/** Sign-ins at a provider (Google) that belong to an account. */
export const ProviderLinks = record(
  "links",
  { _id: id(), userId: id("accounts"), type: z.string(), provider: z.string(), providerAccountId: z.string() },
  {
    unique: [["provider", "providerAccountId"]],
    index: [["userId"]],
    people: { userId: { end: "row", file: "sign-in-providers.json", about: "Whether Google signs you in." } },
  },
);
