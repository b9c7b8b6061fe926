import "server-only";
import { z } from "zod";
import { changePassword, register, updateProfile } from "@/lib/accounts/commands";
import { ACCOUNT_LIMITS } from "@/lib/accounts/policy";
import { getProfile } from "@/lib/accounts/queries";
import { type OwnProfile, PasswordChange, type Profile, ProfileEdit, RegisterInput, SASH_AUDIENCES } from "@/lib/accounts/schema";
import { operation } from "@/lib/platform/http/operation";

const profileFields = {
  uid: z.string().regex(/^[0-9a-f]{24}$/),
  _id: z.string().regex(/^[0-9a-f]{24}$/),
  email: z.string(),
  emailVerified: z.boolean(),
  displayName: z.string().nullable(),
  photoURL: z.string().nullable(),
  role: z.string().nullable(),
};
const ProfileView = z.strictObject(profileFields) satisfies z.ZodType<Profile>;
const OwnProfileView = z.strictObject({
  ...profileFields,
  about: z.string(),
  place: z.string().describe("Where one lives, in words of one's own."),
  interests: z.array(z.string()),
  zone: z.string().describe("IANA time zone."),
  deletionAt: z.string().nullable().describe("When the account goes, where its owner has asked for it."),
  sashFor: z.enum(SASH_AUDIENCES).describe("Who sees which meetups one came to."),
}) satisfies z.ZodType<OwnProfile>;

export const postAccount = operation({
  method: "POST",
  path: "/api/accounts",
  summary: "Register",
  actor: "none",
  body: RegisterInput,
  answer: ProfileView,
  status: 201,
  errors: ["conflict"],
  limit: ACCOUNT_LIMITS.register,
  handle: ({ body }) => register(body),
});

export const getMe = operation({
  method: "GET",
  path: "/api/accounts/me",
  summary: "One's own profile",
  actor: "required",
  answer: OwnProfileView,
  errors: ["not_found"],
  handle: ({ actor }) => getProfile(actor),
});

export const patchMe = operation({
  method: "PATCH",
  path: "/api/accounts/me",
  summary: "Change one's name, photo, words about oneself, where one lives, interests, time zone or who sees one's sash",
  actor: "required",
  body: ProfileEdit,
  answer: OwnProfileView,
  errors: ["not_found"],
  handle: ({ actor, body }) => updateProfile(actor, body),
});

export const putPassword = operation({
  method: "PUT",
  path: "/api/accounts/me/password",
  summary: "Change one's password, or set the first one; every session ends",
  actor: "required",
  body: PasswordChange,
  answer: z.strictObject({ changed: z.literal(true) }),
  errors: ["not_found"],
  handle: ({ actor, body }) => changePassword(actor, body),
});
