import "server-only";
import { z } from "zod";
import { changePassword, register, updateProfile } from "@/lib/accounts/commands";
import { ACCOUNT_LIMITS } from "@/lib/accounts/policy";
import { getProfile } from "@/lib/accounts/queries";
import { PasswordChange, ProfileBody, RegisterInput } from "@/lib/accounts/schema";
import { OwnProfile, Profile } from "@/lib/accounts/views";
import { type Operation, operation } from "@/lib/platform/http/operation";

export const postAccount = operation({
  method: "POST",
  path: "/api/accounts",
  summary: "Register",
  actor: "none",
  body: RegisterInput,
  answer: Profile,
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
  answer: OwnProfile,
  errors: ["not_found"],
  handle: ({ actor }) => getProfile(actor),
});

export const patchMe = operation({
  method: "PATCH",
  path: "/api/accounts/me",
  summary: "Change what one tells of oneself",
  actor: "required",
  body: ProfileBody,
  answer: OwnProfile,
  errors: ["not_found", "conflict"],
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

export const OPERATIONS: readonly Operation[] = [postAccount, getMe, patchMe, putPassword];
