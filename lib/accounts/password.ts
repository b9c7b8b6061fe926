import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { inLine } from "./hashing-line";

/** argon2id with OWASP's figures: 19 MiB, two passes, one lane; some 25 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** NFC, so that the same letters typed on another keyboard are the same password. */
const letters = (password: string): string => password.normalize("NFC");

/** @throws AppError unavailable while too many are being hashed */
export const hashPassword = (password: string): Promise<string> => inLine(() => hash(letters(password), COST));

let nobody: Promise<string> | undefined;

/** A hash nobody's password has, made once; a failure is tried again by the next call. */
function nobodysHash(): Promise<string> {
  nobody ??= hashPassword("nobody's password").catch((error: unknown) => {
    nobody = undefined;
    throw error;
  });
  return nobody;
}

/**
 * False, after the same work as for an account that has one, when there is no hash to compare with.
 * @throws AppError unavailable while too many are being hashed
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const compared = passwordHash ?? (await nobodysHash());
  const right = await inLine(() => verify(compared, letters(password)));
  return right && passwordHash !== null;
}
