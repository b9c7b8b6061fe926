import { z } from "zod";
import { normalizeEmail } from "@/lib/email-address";
import { env } from "@/lib/env";
import { date, id, moment, type Row, record } from "@/lib/platform/store/record";
import { DEFAULT_ZONE } from "@/lib/zone";
import { ProfileFields } from "./schema";

const Address = z.string().refine((email) => email !== "" && email === normalizeEmail(email), "is not a normalised e-mail address");

/** People. next-auth's adapters read and write the same rows; the names `name`, `image`, `email` and `emailVerified` are theirs. */
export const Accounts = record(
  "accounts",
  {
    _id: id(),
    email: Address,
    displayName: z.string().nullable(),
    photoURL: z.string().nullable(),
    role: z.string().nullable(),
    /** argon2id in PHC form; null for a person who signs in only with Google. */
    passwordHash: z.string().nullable(),
    /** Each session stores the version it began with. Raising the version ends all sessions. */
    sessionVersion: z.number().int().min(1).default(1),
    createdAt: moment(),
    /** When the address was proved; null if it is not proved. */
    emailVerified: date().nullable(),
    /** The address that the account gets once the owner has proved it. */
    pendingEmail: Address.nullable().default(null),
    /** IANA time zone for digests, quiet hours and the times in mails. */
    zone: z.string().default(DEFAULT_ZONE),
    about: ProfileFields.shape.about.default(""),
    place: ProfileFields.shape.place.default(""),
    interests: ProfileFields.shape.interests.default([]),
    /** The time of the last sign-in. Null before the first one, which sends no "new device" notice. */
    signedInAt: moment().nullable().default(null),
    /** When the account will be deleted; null unless its owner has asked for it. */
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

/** An account as it is stored. It must not leave the server in this form. */
export type Account = Row<typeof Accounts>;

/** The address that the account still has to prove: the new one, else the present one. Null if there is none. */
export const unprovenAddress = ({ email, emailVerified, pendingEmail }: Account): string | null =>
  pendingEmail ?? (emailVerified ? null : email);

type Given = "_id" | "email" | "createdAt";
const GIVEN: ReadonlySet<string> = new Set<Given>(["_id", "email", "createdAt"]);

/** The default values of a new account. */
export const NEW_ACCOUNT = Object.fromEntries(
  Accounts.fields.flatMap(({ name, fallback }) => (GIVEN.has(name) ? [] : [[name, fallback]])),
) as Omit<Account, Given>;

/** The further first values of a new account, whether it comes from the form or from Google. */
export const newcomer = () => ({ zone: env().SITE_TIME_ZONE, createdAt: new Date().toISOString() });

/** The accounts at a provider (Google) that can sign in to an account. */
export const ProviderLinks = record(
  "links",
  { _id: id(), userId: id("accounts"), type: z.string(), provider: z.string(), providerAccountId: z.string() },
  {
    unique: [["provider", "providerAccountId"]],
    index: [["userId"]],
    people: { userId: { end: "row", file: "sign-in-providers.json", about: "Whether Google signs you in." } },
  },
);
