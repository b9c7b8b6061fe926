import { z } from "zod";
import { isHttpsAddress } from "@/lib/https-address";
import { oneLine } from "@/lib/text";

/** E-mail addresses are compared, kept and shown in this one form. */
export const normalizeEmail = (email: string): string => email.trim().normalize("NFC").toLowerCase();

export const Email = z
  .string("Enter your e-mail address.")
  .transform(normalizeEmail)
  .pipe(z.email("Enter an e-mail address such as you@example.com.").max(254, "This address is too long."));

/** Spec section 5, to the word. The upper bound keeps hashing cheap. */
export const NewPassword = z
  .string("Password must be at least 6 characters long.")
  .min(6, "Password must be at least 6 characters long.")
  .max(200, "Password must be at most 200 characters long.")
  .regex(/\p{Lu}/u, "Password must contain at least one uppercase letter.")
  .regex(/\p{Ll}/u, "Password must contain at least one lowercase letter.");

export const DisplayName = z
  .string("Name should be more than 5 characters")
  .overwrite(oneLine)
  .min(5, "Name should be more than 5 characters")
  .max(80, "Keep the name to 80 characters.");

/** Shown in the browser only, never fetched by the server. */
export const PhotoUrl = z
  .string("Enter the address of your photo.")
  .trim()
  .min(1, { error: "Enter the address of your photo.", abort: true })
  .max(2000, "This address is too long.")
  .refine(isHttpsAddress, "The photo's address must be a URL that starts with https://.");

/** What the register page asks for: all four (spec section 5). */
export const RegisterForm = z.strictObject({ displayName: DisplayName, photoURL: PhotoUrl, email: Email, password: NewPassword });

/** `POST /api/accounts`: the page sends the name and photo in a later step. */
export const RegisterInput = RegisterForm.partial({ displayName: true, photoURL: true });
export type RegisterInput = z.output<typeof RegisterInput>;

export const LoginForm = z.strictObject({
  email: z.string().trim().min(1, "Enter your e-mail address."),
  password: z.string().min(1, "Enter your password."),
});

/** `PATCH /api/accounts/me`. */
export const ProfileEdit = z.strictObject({ displayName: DisplayName, photoURL: PhotoUrl }).partial();
export type ProfileEdit = z.output<typeof ProfileEdit>;

/** `PUT /api/accounts/me/password`. */
export const PasswordChange = z.strictObject({
  currentPassword: z.string().min(1, "Enter your current password."),
  newPassword: NewPassword,
});

/** An account as it is kept; never leaves the server as it is. */
export interface Account {
  id: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
  role: string | null;
  /** argon2id in PHC form; null for somebody who only signs in with Google. */
  passwordHash: string | null;
  /** Sessions carry the version they began with; raising it ends them all. */
  sessionVersion: number;
  createdAt: string;
}

/** The signed-in person as the app-wide auth state holds them (spec section 3). */
export interface Profile {
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
  role: string | null;
}
