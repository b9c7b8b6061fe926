import { expect, test } from "vitest";
import { codeOf, SignInError } from "@/components/account/sign-in-error";
import { ApiError } from "@/lib/platform/http/client";

const missingPart = Object.assign(new Error("Failed to load chunk"), { name: "ChunkLoadError" });

test.each([
  [new SignInError("auth/wrong-password"), "auth/wrong-password"],
  [new ApiError(0, "network", ""), "auth/network-request-failed"],
  [missingPart, "auth/network-request-failed"],
  [new ApiError(503, "unavailable", ""), "auth/service-unavailable"],
  [new ApiError(418, "teapot", ""), "auth/internal-error"],
  [new DOMException("gone", "AbortError"), "auth/internal-error"],
  [null, "auth/internal-error"],
])("%s is told as %s", (error, code) => expect(codeOf(error)).toBe(code));
