/** Letters and digits in any script: "Rina-Akter!" and "rinaakter" are one word. */
const bare = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "");

const withoutDigits = (word: string): string => word.replace(/\p{N}/gu, "");

/** Shorter words occur in too many passwords by chance. */
const SHORTEST_WORD = 4;

export const OWN_WORD = "Your password should not be your own name or e-mail address.";

/** True if the password is the person's own name, a part of it, or their address, even with other digits and signs around it. */
export function isOwnWord(password: string, { email, displayName }: { email: string; displayName?: string | null | undefined }): boolean {
  const core = withoutDigits(bare(password));
  const own = [email, email.split("@")[0] ?? "", displayName ?? "", ...(displayName ?? "").split(/\s+/)];
  return own.map((word) => withoutDigits(bare(word))).some((word) => word.length >= SHORTEST_WORD && word === core);
}
