import { z } from "zod";
import { fieldPicker } from "@/lib/field-picker";
import { Id } from "@/lib/id-field";
import { Moment } from "@/lib/moment-field";
import { type ProfileEdit, ProfileFields } from "./schema";

/** The signed-in person as the app-wide auth state holds them (docs/product.md). */
export const Profile = z.strictObject({
  uid: Id,
  /** The same id as `uid`, under the name that ids have everywhere else. */
  _id: Id,
  email: z.string(),
  emailVerified: z.boolean(),
  displayName: z.string().nullable(),
  photoURL: z.string().nullable(),
  role: z.string().nullable(),
});
export type Profile = z.output<typeof Profile>;

/** The profile fields of an account. A new field of the schema appears in every view that uses this. */
export const profileFieldsOf = fieldPicker(ProfileFields);

/** What a person sees of their own account besides the auth state. */
export const OwnProfile = z.strictObject({
  ...Profile.shape,
  ...ProfileFields.shape,
  deletionAt: Moment.nullable().describe("When the account goes, where its owner has asked for it."),
});
export type OwnProfile = z.output<typeof OwnProfile>;

/** What the account page shows; texts are ready to display. */
export interface AccountPageView {
  profile: Pick<OwnProfile, keyof ProfileEdit>;
  address: { email: string; confirmedOn: string | null; becoming: string | null };
  hasPassword: boolean;
  /** The session is so fresh that a person without a password need not sign in with Google again. */
  proven: boolean;
  /** Whether this person can sign in with Google. */
  google: boolean;
}
