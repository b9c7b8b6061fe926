import { z } from "zod";
import { MAX_ADDRESS, normalizeEmail } from "@/lib/email-address";
import { HOBBIES } from "@/lib/hobbies";
import { isHttpsAddress, refusedAddress } from "@/lib/https-address";
import { manyLines, visible } from "@/lib/text";
import { asTyped, optionalText, text } from "@/lib/text-field";
import { TimeZone } from "@/lib/time-zone";
import { wasOf } from "@/lib/was-field";
import { isFace } from "./face-addresses";
import { isOwnWord, OWN_WORD } from "./own-word-rules";

export const Email = text({
  missing: "Enter your e-mail address.",
  max: MAX_ADDRESS,
  tooLong: "This address is too long.",
  tidy: normalizeEmail,
}).check(z.email("Enter an e-mail address such as you@example.com."));

const TOO_SHORT = "Password must be at least 6 characters long.";

/** Exactly the rules of docs/product.md. The upper bound limits the cost of hashing. */
export const NewPassword = text({ missing: TOO_SHORT, max: 200, tooLong: "Password must be at most 200 characters long.", tidy: asTyped })
  .min(6, TOO_SHORT)
  .regex(/\p{Lu}/u, "Password must contain at least one uppercase letter.")
  .regex(/\p{Ll}/u, "Password must contain at least one lowercase letter.");

/** A password to compare with the stored one. Its only rule is a length that limits the cost of the comparison. */
const givenPassword = (missing: string) => text({ missing, max: 1000, tooLong: "This is too long for a password.", tidy: asTyped });

const NAME_TOO_SHORT = "Name should be more than 5 characters";

export const DisplayName = text({ missing: NAME_TOO_SHORT, max: 80, tooLong: "Keep the name to 80 characters." })
  .min(5, { error: NAME_TOO_SHORT, abort: true })
  .refine((name) => visible(name).length >= 5, NAME_TOO_SHORT);

/** Shown in the browser only, never fetched by the server. */
export const PhotoUrl = text({
  missing: "Enter the address of your photo.",
  max: 2000,
  tooLong: "This address is too long.",
  tidy: (address) => address.trim(),
}).refine((address) => isFace(address) || isHttpsAddress(address), { error: ({ input }) => refusedAddress("photo", input) });

/** The longest "about me" text. */
export const ABOUT_LENGTH = 300;

const About = optionalText({
  missing: "Write something, or leave it empty.",
  max: ABOUT_LENGTH,
  tooLong: `Keep this to ${ABOUT_LENGTH} characters.`,
  tidy: manyLines,
});

const Place = optionalText({
  missing: "Say where you live, or leave it empty.",
  max: 80,
  tooLong: "Keep the place to 80 characters.",
}).describe("Where one lives, in words of one's own.");

const Interests = z
  .array(z.enum(HOBBIES, "Choose hobbies of the list."), "Give the interests as a list.")
  .overwrite((chosen) => [...new Set(chosen)])
  .max(HOBBIES.length, "Choose each hobby once.");

/** The register page asks for all four (docs/product.md). */
const REGISTER_FIELDS = z.strictObject({ displayName: DisplayName, photoURL: PhotoUrl, email: Email, password: NewPassword });
const notOneself = { path: ["password"], error: OWN_WORD };
export const RegisterForm = REGISTER_FIELDS.refine((person) => !isOwnWord(person.password, person), notOneself);

/** `POST /api/accounts`. The page sends the name and the photo in a later request. */
export const RegisterInput = REGISTER_FIELDS.partial({ displayName: true, photoURL: true });

export const LoginForm = z.strictObject({
  // The format of the address is not checked here: the login gives the same refusal for an invalid address and for an unknown one.
  email: text({ missing: "Enter your e-mail address.", max: 1000, tooLong: "This address is too long." }),
  password: givenPassword("Enter your password."),
});

/**
 * Who sees the earned patches (`sashFor` in the API) and the person's page: only the person, members of a shared group, or everybody who is
 * signed in.
 */
const PATCHES_AUDIENCES = ["me", "groups", "everybody"] as const;
export type PatchesAudience = (typeof PATCHES_AUDIENCES)[number];

/**
 * What people say about themselves besides name and photo, for the form and the API. To add a field: add it here, in the record (with a
 * default value) and in the form. The owner's view follows from here.
 */
export const ProfileFields = z.strictObject({
  about: About,
  place: Place,
  interests: Interests,
  zone: TimeZone.describe("IANA time zone."),
  sashFor: z.enum(PATCHES_AUDIENCES, "Choose who sees it.").describe("Who sees which meetups one came to."),
});
export type ProfileFields = z.output<typeof ProfileFields>;

export const ProfileEdit = z.strictObject({ displayName: DisplayName, photoURL: PhotoUrl.nullable(), ...ProfileFields.shape }).partial();
export type ProfileEdit = z.output<typeof ProfileEdit>;

/** `PATCH /api/accounts/me`. */
export const ProfileBody = ProfileEdit.extend({ was: wasOf(ProfileEdit.shape) });
export type ProfileBody = z.output<typeof ProfileBody>;

/** `PUT /api/accounts/me/password`. An account without a password sends no current one. */
export const PasswordChange = z.strictObject({
  currentPassword: givenPassword("Enter your current password.").optional().describe("Left out only where the account has none."),
  newPassword: NewPassword,
});

/** `POST /api/accounts/me/deletion`. An account without a password sends none; its owner proves by Google who they are. */
export const DeletionRequest = z.strictObject({ password: givenPassword("Enter your password.").optional() });

/** `PUT /api/accounts/me/email`. No password is needed for an account without one, or to keep the present address. */
export const EmailChange = z.strictObject({ email: Email, password: givenPassword("Enter your password.").optional() });
