import { firstMessages } from "@/components/ui/messages";
import { ApiError } from "@/lib/platform/http/client";

/** The account was created, but the sign-in failed. */
export class NotSignedInError extends Error {
  constructor(cause: unknown) {
    super("Your account is ready. Please log in.", { cause });
    this.name = "NotSignedInError";
  }
}

/** The message for a failed registration, and which fields show a message too. */
export function refusal(error: unknown): { words: string; fields: Partial<Record<string, string>> } {
  if (error instanceof NotSignedInError) return { words: error.message, fields: {} };
  const answer = error instanceof ApiError ? error : null;
  const fields = firstMessages<Record<string, string>>(answer?.fields ?? {});
  const words = Object.values(fields)[0] || answer?.message || "Your account could not be made. Please try again.";
  return { words, fields };
}
