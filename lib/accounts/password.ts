import "server-only";
import { hash, verify } from "@node-rs/argon2";

/** argon2id with OWASP's figures: 19 MiB, two passes, one lane; some 25 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** NFC, so that the same letters typed on another keyboard are the same password. */
const letters = (password: string): string => password.normalize("NFC");

export const hashPassword = (password: string): Promise<string> => hash(letters(password), COST);

let nobody: Promise<string> | undefined;

/** False, after the same work as for an account that has one, when there is no hash to compare with. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword("nobody's password");
  const right = await verify(passwordHash ?? (await nobody), letters(password));
  return right && passwordHash !== null;
}
