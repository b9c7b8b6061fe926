import { z } from "zod";
import { normalizeEmail } from "@/lib/email-address";
import { isHttpsAddress } from "@/lib/https-address";
import { asTyped, text } from "@/lib/text-field";
import { isOwnWord, OWN_WORD } from "./own-words";

export const Email = text({
  missing: "Enter your e-mail address.",
  max: 254,
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

export const DisplayName = text({ missing: NAME_TOO_SHORT, max: 80, tooLong: "Keep the name to 80 characters." }).min(5, NAME_TOO_SHORT);

/** Shown in the browser only, never fetched by the server. */
export const PhotoUrl = text({
  missing: "Enter the address of your photo.",
  max: 2000,
  tooLong: "This address is too long.",
  tidy: (address) => address.trim(),
}).refine(isHttpsAddress, "The photo's address must be a URL that starts with https://.");

/** What the register page asks for: all four (docs/product.md). */
const REGISTER_FIELDS = z.strictObject({ displayName: DisplayName, photoURL: PhotoUrl, email: Email, password: NewPassword });
const notOneself = { path: ["password"], error: OWN_WORD };
export const RegisterForm = REGISTER_FIELDS.refine((person) => !isOwnWord(person.password, person), notOneself);

/** `POST /api/accounts`: the page sends the name and photo in a later step. */
export const RegisterInput = REGISTER_FIELDS.partial({ displayName: true, photoURL: true });
export type RegisterInput = z.output<typeof RegisterInput>;

export const LoginForm = z.strictObject({
  // Whether it is an address at all is told by the login itself: an unknown one and none are the same refusal.
  email: text({ missing: "Enter your e-mail address.", max: 1000, tooLong: "This address is too long." }),
  password: givenPassword("Enter your password."),
});

/** `PATCH /api/accounts/me`. */
export const ProfileEdit = z.strictObject({ displayName: DisplayName, photoURL: PhotoUrl }).partial();
export type ProfileEdit = z.output<typeof ProfileEdit>;

/** `PUT /api/accounts/me/password`. */
export const PasswordChange = z.strictObject({
  currentPassword: givenPassword("Enter your current password."),
  newPassword: NewPassword,
});

/** An account as it is kept; never leaves the server as it is. */
export interface Account {
  _id: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
  role: string | null;
  /** argon2id in PHC form; null for somebody who only signs in with Google. */
  passwordHash: string | null;
  /** Sessions carry the version they began with; raising it ends them all. */
  sessionVersion: number;
  createdAt: string;
  /** When the address was proven; null while it was not. */
  emailVerified: string | null;
  /** The address the account is to have, once its owner has proved it. */
  pendingEmail: string | null;
  /** IANA time zone. */
  zone: string;
  signedInAt: string | null;
}

/** The signed-in person as the app-wide auth state holds them (docs/product.md). */
export interface Profile {
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
  role: string | null;
}
