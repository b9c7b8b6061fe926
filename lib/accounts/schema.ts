import { z } from "zod";
import { MAX_ADDRESS, normalizeEmail } from "@/lib/email-address";
import { HOBBIES } from "@/lib/hobbies";
import { isHttpsAddress, refusedAddress } from "@/lib/https-address";
import { manyLines, visible } from "@/lib/text";
import { asTyped, optionalText, text } from "@/lib/text-field";
import { TimeZone } from "@/lib/time-zone";
import { Was } from "@/lib/was-field";
import { isFace } from "./face-addresses";
import { isOwnWord, OWN_WORD } from "./own-word-rules";

export const Email = text({
  missing: "Enter your e-mail address.",
  max: MAX_ADDRESS,
  tooLong: "This address is too long.",
  tidy: normalizeEmail,
}).check(z.email("Enter an e-mail address such as you@example.com."));

const TOO_SHORT = "Password must be at least 6 characters long.";

/** The rules of docs/product.md, to the word. The upper bound keeps hashing cheap. */
export const NewPassword = text({ missing: TOO_SHORT, max: 200, tooLong: "Password must be at most 200 characters long.", tidy: asTyped })
  .min(6, TOO_SHORT)
  .regex(/\p{Lu}/u, "Password must contain at least one uppercase letter.")
  .regex(/\p{Ll}/u, "Password must contain at least one lowercase letter.");

/** A password to compare with the one that is kept: no rule but one that keeps the comparison cheap. */
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

/** The longest text about oneself. */
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

/** What the register page asks for: all four (docs/product.md). */
const REGISTER_FIELDS = z.strictObject({ displayName: DisplayName, photoURL: PhotoUrl, email: Email, password: NewPassword });
const notOneself = { path: ["password"], error: OWN_WORD };
export const RegisterForm = REGISTER_FIELDS.refine((person) => !isOwnWord(person.password, person), notOneself);

/** `POST /api/accounts`: the page sends the name and photo in a later step. */
export const RegisterInput = REGISTER_FIELDS.partial({ displayName: true, photoURL: true });

export const LoginForm = z.strictObject({
  // Whether it is an address at all is told by the login itself: an unknown one and none are the same refusal.
  email: text({ missing: "Enter your e-mail address.", max: 1000, tooLong: "This address is too long." }),
  password: givenPassword("Enter your password."),
});

/** Who sees the earned patches (`sashFor` in the API), and with them the page about somebody: only they, those with whom they share a group, everybody who is signed in. */
const PATCHES_AUDIENCES = ["me", "groups", "everybody"] as const;
export type PatchesAudience = (typeof PATCHES_AUDIENCES)[number];

/**
 * What people tell of themselves beside their name and photo, as a form and the API give it. A new field stands here, in the record with
 * what it is until somebody tells it, and in the form; what its owner gets to see follows from here.
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
export const ProfileBody = ProfileEdit.extend({ was: Was });
export type ProfileBody = z.output<typeof ProfileBody>;

/** `PUT /api/accounts/me/password`; whoever has no password gives none. */
export const PasswordChange = z.strictObject({
  currentPassword: givenPassword("Enter your current password.").optional(),
  newPassword: NewPassword,
});

/** `POST /api/accounts/me/deletion`; whoever has no password gives none, and proves by Google who they are. */
export const DeletionRequest = z.strictObject({ password: givenPassword("Enter your password.").optional() });

/** `PUT /api/accounts/me/email`; whoever has no password gives none, and nobody to keep the address they have. */
export const EmailChange = z.strictObject({ email: Email, password: givenPassword("Enter your password.").optional() });
