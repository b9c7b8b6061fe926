import { z } from "zod";
import type { Profile } from "@/lib/accounts/schema";
import { ERROR_STATUS, type ErrorCode } from "@/lib/errors";
import type { FeaturedGroup, GroupPage } from "@/lib/groups/schema";
import { GROUP_STATUSES, HOBBY_CATEGORIES } from "@/lib/groups/schema";
import type { ErrorBody } from "@/lib/platform/http/reply";

const Id = z.string().regex(/^[0-9a-f]{24}$/);

const groupFields = {
  _id: Id,
  groupName: z.string(),
  hobbyCategory: z.enum(HOBBY_CATEGORIES),
  location: z.string(),
  maxMembers: z.int().min(1),
  startDate: z.iso.date(),
  status: z.enum(GROUP_STATUSES),
  description: z.string(),
  imageUrl: z.url().describe("A full address, also for our own covers."),
  creatorEmail: z.string().optional().describe("Only on one's own groups."),
};

type Owned = { creatorEmail?: string | undefined };

export const GroupSchema = z.strictObject(groupFields) satisfies z.ZodType<Omit<GroupPage, "organizer" | "can"> & Owned>;

export const GroupDetailsSchema = z.strictObject({
  ...groupFields,
  organizer: z.strictObject({ displayName: z.string(), photoURL: z.string().nullable() }),
  can: z.strictObject({ edit: z.boolean() }),
}) satisfies z.ZodType<GroupPage & Owned>;

const { _id, groupName, hobbyCategory, description, imageUrl } = groupFields;
export const FeaturedSchema = z.strictObject({ _id, groupName, hobbyCategory, description, imageUrl }) satisfies z.ZodType<
  Omit<FeaturedGroup, "location">
>;

export const InsertedSchema = z.strictObject({ insertedId: Id });
export const UpdatedSchema = z.strictObject({ matchedCount: z.literal(1), modifiedCount: z.literal([0, 1]) });
export const DeletedSchema = z.strictObject({ deletedCount: z.literal(1) });

export const ProfileSchema = z.strictObject({
  uid: Id,
  email: z.string(),
  displayName: z.string().nullable(),
  photoURL: z.string().nullable(),
  role: z.string().nullable(),
}) satisfies z.ZodType<Profile>;

export const HealthSchema = z.strictObject({ status: z.enum(["live", "ready"]) });

const CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

export const ErrorSchema = z.strictObject({
  error: z.strictObject({
    code: z.enum(CODES),
    message: z.string().describe("A sentence a person can read."),
    fields: z.record(z.string(), z.array(z.string())).optional().describe("Messages by field."),
    requestId: z.string(),
  }),
}) satisfies z.ZodType<ErrorBody>;
