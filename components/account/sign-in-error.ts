import { ApiError } from "@/lib/platform/http/client";

/** Signing in did not work; `code` is in the manner of the identity provider in docs/product.md. */
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

/** The code for an answer's status; 0 is none at all. */
export const codeOfStatus = (status: number): string => CODES[status] ?? "auth/internal-error";

/** The code for whatever ended the attempt, be it a part of the page that could not be fetched. */
export function codeOf(error: unknown): string {
  if (error instanceof SignInError) return error.code;
  if (error instanceof ApiError) return codeOfStatus(error.status);
  return error instanceof Error && error.name === "ChunkLoadError" ? UNREACHABLE : codeOfStatus(500);
}
