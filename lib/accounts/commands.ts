import "server-only";
import { type Caller, countGuess } from "@/lib/accounts/guess-commands";
import { refuseWeak } from "@/lib/accounts/password-rules";
import { ACCOUNT_LIMITS, provesOwner, toOwnProfile, toProfile } from "@/lib/accounts/policy";
import type { Account } from "@/lib/accounts/record";
import { Email, LoginForm, PasswordChange, ProfileBody, RegisterInput } from "@/lib/accounts/schema";
import { hashPassword, isPassword } from "@/lib/accounts/secrets";
import type { OwnProfile, Profile } from "@/lib/accounts/views";
import { AppError, found } from "@/lib/errors";
import { parse } from "@/lib/parse";
import { consume, refund, reset } from "@/lib/platform/http/limits";
import type { Actor } from "@/lib/platform/permission/actor";
import { refused } from "@/lib/platform/permission/permit";
import { noteSecurity } from "@/lib/security-log";
import { accounts } from "./store";

const TAKEN = "This e-mail address is already registered. Please log in.";
const WRONG_PASSWORD = "This is not your current password.";
const GONE = "This account no longer exists.";

/** @throws AppError invalid, conflict (the address is taken; upper and lower case make no difference) */
export async function register(input: unknown): Promise<Profile> {
  const { password, ...person } = parse(RegisterInput, input);
  await refuseWeak(password, person, "password");
  const passwordHash = await hashPassword(password);
  const account = await accounts.create({ ...person, passwordHash }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "conflict")
      throw new AppError("conflict", TAKEN, { fields: { email: [TAKEN] }, cause: error });
    throw error;
  });
  noteSecurity("account_created", { accountId: account._id });
  return toProfile(account);
}

/**
 * The result of a login. The answer says which of the two refusals it was, as docs/product.md requires; the rate limits prevent its abuse.
 */
type Login = Account | "user-not-found" | "wrong-password";

/**
 * Checks an e-mail address and a password. A wrong password uses up points of several limits, a right one uses none.
 * @throws AppError invalid, too_many_requests, unavailable
 */
export async function logIn(input: unknown, from: Caller): Promise<Login> {
  const typed = parse(LoginForm, input);
  await consume(ACCOUNT_LIMITS.loginAddress, from.address);
  const email = Email.safeParse(typed.email);
  if (!email.success) {
    noteSecurity("sign_in_failed", { method: "password", reason: "user-not-found" });
    return "user-not-found";
  }
  const account = await accounts.findByEmail(email.data);
  const right = await countGuess(email.data, account, from, () => isPassword(account?.passwordHash ?? null, typed.password));
  if (!account || !right) {
    const reason = account ? "wrong-password" : "user-not-found";
    noteSecurity("sign_in_failed", { method: "password", reason, ...(account && { accountId: account._id }) });
    return reason;
  }
  await refund(ACCOUNT_LIMITS.loginAddress, from.address);
  return account;
}

/** @throws AppError invalid, not_found, conflict (with the fields and their present values) */
export async function updateProfile(actor: Actor, input: unknown): Promise<OwnProfile> {
  const { was, ...edit } = parse(ProfileBody, input);
  return toOwnProfile(found(await accounts.updateProfile(actor, edit, was), GONE));
}

/**
 * Asks the actor to prove again that the account is theirs, and returns the account. The proof is the password or, if there is none, a
 * fresh Google sign-in.
 * @throws AppError invalid (for a wrong password, beside `field`), forbidden (a new Google sign-in is needed), too_many_requests, not_found
 */
export async function askAgain(actor: Actor, password: string | undefined, field: string): Promise<Account> {
  await consume(ACCOUNT_LIMITS.password, actor.accountId);
  const account = found(await accounts.findById(actor.accountId), GONE);
  if (account.passwordHash === null) {
    const verdict = provesOwner(actor);
    if (!verdict.allowed) throw refused(verdict, actor, "act-as-owner");
  } else if (!(await isPassword(account.passwordHash, password ?? "")))
    throw new AppError("invalid", WRONG_PASSWORD, { fields: { [field]: [WRONG_PASSWORD] } });
  await reset(ACCOUNT_LIMITS.password, actor.accountId);
  return account;
}

/**
 * Sets a new password, or the first one of a person who signs in with Google. Ends every session of the account, the actor's included.
 * @throws AppError invalid (also for a wrong current password), forbidden (a new Google sign-in is needed), too_many_requests, not_found
 */
export async function changePassword(actor: Actor, input: unknown): Promise<{ changed: true }> {
  const { currentPassword, newPassword } = parse(PasswordChange, input);
  const account = await askAgain(actor, currentPassword, "currentPassword");
  await refuseWeak(newPassword, account, "newPassword");
  found(await accounts.setPassword(actor, await hashPassword(newPassword), account.sessionVersion), GONE);
  noteSecurity("password_changed", { accountId: actor.accountId });
  return { changed: true };
}

/** Ends every session of the account, the actor's included. @throws AppError not_found */
export async function signOutEverywhere(actor: Actor): Promise<{ signedOut: true }> {
  found(await accounts.endSessions(actor), GONE);
  noteSecurity("sessions_ended", { accountId: actor.accountId });
  return { signedOut: true };
}
