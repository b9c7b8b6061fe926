import { ApiError } from "@/lib/platform/http/client";

/** The sign-in failed. `code` has the form of docs/product.md's identity provider. */
export class SignInError extends Error {
  constructor(readonly code: string) {
    super(code);
    this.name = "SignInError";
  }
}

const UNREACHABLE = "auth/network-request-failed";

const CODES: Record<number, string> = {
  0: UNREACHABLE,
  422: "auth/invalid-credential",
  429: "auth/too-many-requests",
  503: "auth/service-unavailable",
};

/** The code for an HTTP status; 0 means no answer. */
export const codeOfStatus = (status: number): string => CODES[status] ?? "auth/internal-error";

/** The code for any error that ended the attempt, also for a part of the page that could not be loaded. */
export function codeOf(error: unknown): string {
  if (error instanceof SignInError) return error.code;
  if (error instanceof ApiError) return codeOfStatus(error.status);
  return error instanceof Error && error.name === "ChunkLoadError" ? UNREACHABLE : codeOfStatus(500);
}
