import { z } from "zod";
import { fieldPicker } from "@/lib/field-picker";
import { Id } from "@/lib/id-field";
import { type ProfileEdit, ProfileFields } from "./schema";

/** The signed-in person as the app-wide auth state holds them (docs/product.md). */
export const Profile = z.strictObject({
  uid: Id,
  /** The same, under the name that ids have everywhere else. */
  _id: Id,
  email: z.string(),
  emailVerified: z.boolean(),
  displayName: z.string().nullable(),
  photoURL: z.string().nullable(),
  role: z.string().nullable(),
});
export type Profile = z.output<typeof Profile>;

/** Of an account what its owner tells in a profile: a new field is in all that shows these. */
export const profileFieldsOf = fieldPicker(ProfileFields);

/** What somebody sees of their own account beside what the auth state holds. */
export const OwnProfile = z.strictObject({
  ...Profile.shape,
  ...ProfileFields.shape,
  deletionAt: z.string().nullable().describe("When the account goes, where its owner has asked for it."),
});
export type OwnProfile = z.output<typeof OwnProfile>;

/** What the account page shows, in words where the page shows words. */
export interface AccountPageView {
  profile: Pick<OwnProfile, keyof ProfileEdit>;
  address: { email: string; confirmedOn: string | null; becoming: string | null };
  hasPassword: boolean;
  /** The session has just begun: whoever has no password need not go to Google once more. */
  proven: boolean;
  /** Whether Google signs this person in. */
  google: boolean;
}
