import "server-only";
import { z } from "zod";
import { PasswordChange, ProfileEdit, RegisterInput } from "@/lib/accounts/schema";
import { ContactInput } from "@/lib/contact/schema";
import type { ErrorCode } from "@/lib/errors";
import { ListQuery } from "@/lib/groups/answers";
import { CreateBody, UpdateBody } from "@/lib/groups/commands";
import { HealthQuery } from "@/lib/readiness";
import {
  DeletedSchema,
  FeaturedSchema,
  GroupDetailsSchema,
  GroupSchema,
  HealthSchema,
  InsertedSchema,
  ProfileSchema,
  UpdatedSchema,
} from "./answers";

export interface Operation {
  method: "get" | "post" | "put" | "patch" | "delete";
  path: `/api/${string}`;
  summary: string;
  /** Whether a session is needed. */
  session: boolean;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Takes a plain form post as well and answers it with a page. */
  form?: true;
  success: { status: 200 | 201; schema: z.ZodType; headers?: Record<string, string> };
  /** Refusals beyond those of every read or write. */
  errors?: ErrorCode[];
}

const LIST_HEADERS = {
  Link: "The pages around this one (RFC 8288), rel next and prev.",
  "X-Search-Cut": "1 when there were more groups to search than we looked through; absent when all of them were.",
};
const ok = (schema: z.ZodType) => ({ status: 200, schema }) as const;

/** Everything the API does, in the order a newcomer meets it. */
export const OPERATIONS: Operation[] = [
  {
    method: "get",
    path: "/api/featured-groups",
    summary: "The newest group of each hobby, six at most",
    session: false,
    success: ok(z.array(FeaturedSchema)),
  },
  {
    method: "get",
    path: "/api/groups",
    summary: "A page of groups, newest first unless sorted",
    session: false,
    query: ListQuery,
    success: { ...ok(z.array(GroupSchema)), headers: LIST_HEADERS },
    errors: ["unauthenticated", "not_found"],
  },
  {
    method: "post",
    path: "/api/groups",
    summary: "Create a group",
    session: true,
    body: CreateBody,
    success: { status: 201, schema: InsertedSchema },
  },
  {
    method: "get",
    path: "/api/groups/{id}",
    summary: "A group's details",
    session: true,
    success: ok(GroupDetailsSchema),
    errors: ["not_found"],
  },
  {
    method: "put",
    path: "/api/groups/{id}",
    summary: "Change some fields of one's own group",
    session: true,
    body: UpdateBody,
    success: ok(UpdatedSchema),
    errors: ["not_found"],
  },
  {
    method: "delete",
    path: "/api/groups/{id}",
    summary: "Delete one's own group",
    session: true,
    success: ok(DeletedSchema),
    errors: ["not_found"],
  },
  {
    method: "post",
    path: "/api/contact",
    summary: "Write to the team",
    session: false,
    body: ContactInput,
    form: true,
    success: { status: 201, schema: InsertedSchema },
  },
  {
    method: "post",
    path: "/api/accounts",
    summary: "Register",
    session: false,
    body: RegisterInput,
    success: { status: 201, schema: ProfileSchema },
    errors: ["conflict"],
  },
  { method: "get", path: "/api/accounts/me", summary: "One's own profile", session: true, success: ok(ProfileSchema) },
  {
    method: "patch",
    path: "/api/accounts/me",
    summary: "Change one's name or photo",
    session: true,
    body: ProfileEdit,
    success: ok(ProfileSchema),
    errors: ["not_found"],
  },
  {
    method: "put",
    path: "/api/accounts/me/password",
    summary: "Change one's password and end every session",
    session: true,
    body: PasswordChange,
    success: ok(z.strictObject({ changed: z.literal(true) })),
    errors: ["not_found"],
  },
  {
    method: "delete",
    path: "/api/accounts/me/sessions",
    summary: "Sign out everywhere",
    session: true,
    success: ok(z.strictObject({ signedOut: z.literal(true) })),
    errors: ["not_found"],
  },
  {
    method: "get",
    path: "/api/health",
    summary: "Whether the process lives; with ?ready whether it can serve",
    session: false,
    query: HealthQuery,
    success: ok(HealthSchema),
  },
];
