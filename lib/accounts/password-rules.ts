import "server-only";
import { AppError } from "@/lib/errors";
import { isOwnWord, OWN_WORD } from "./own-word-rules";

const COMMON = "Too many people use this password, so it is among the first a thief would try. Please choose another one.";

let common: Promise<ReadonlySet<string>> | undefined;

/** The list zxcvbn keeps: some 50,000 passwords out of leaks, in lower case. Read with the first password somebody chooses. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => new Set(dictionary["passwords-common"]));
  return common;
}

/**
 * Refuses what a guesser tries first, beside docs/product.md's rules: passwords many people have, one's own name, one's own address.
 * @throws AppError invalid, said beside `field`
 */
export async function refuseWeak(
  password: string,
  person: { email: string; displayName?: string | null | undefined },
  field: string,
): Promise<void> {
  const problem = isOwnWord(password, person) ? OWN_WORD : (await commonPasswords()).has(password.toLowerCase()) ? COMMON : null;
  if (problem) throw new AppError("invalid", problem, { fields: { [field]: [problem] } });
}
