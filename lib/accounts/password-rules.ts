import "server-only";
import { AppError } from "@/lib/errors";
import { isOwnWord, OWN_WORD } from "./own-word-rules";

const COMMON = "Too many people use this password, so it is among the first a thief would try. Please choose another one.";

let common: Promise<ReadonlySet<string>> | undefined;

/** The list from zxcvbn: some 50,000 leaked passwords, in lower case. It is loaded when the first password is chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => new Set(dictionary["passwords-common"]));
  return common;
}

/**
 * Refuses the passwords that an attacker tries first, in addition to docs/product.md's rules: common passwords, the person's own name,
 * their own address.
 * @throws AppError invalid, beside `field`
 */
export async function refuseWeak(
  password: string,
  person: { email: string; displayName?: string | null | undefined },
  field: string,
): Promise<void> {
  const problem = isOwnWord(password, person) ? OWN_WORD : (await commonPasswords()).has(password.toLowerCase()) ? COMMON : null;
  if (problem) throw new AppError("invalid", problem, { fields: { [field]: [problem] } });
}
