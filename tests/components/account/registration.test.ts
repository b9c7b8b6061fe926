import { expect, test } from "vitest";
import { NotSignedInError, refusal } from "@/components/account/registration";
import { SignInError } from "@/components/account/sign-in-error";
import { ApiError } from "@/lib/platform/http/client";

test("an account that was made is never said not to have been", () =>
  expect(refusal(new NotSignedInError(new SignInError("auth/too-many-requests")))).toEqual({
    words: "Your account is ready. Please log in.",
    fields: {},
  }));

test("what a field needs is said first, and beside the field", () =>
  expect(refusal(new ApiError(422, "invalid", "Check the form.", { email: ["Enter your e-mail address.", "And more."] }))).toEqual({
    words: "Enter your e-mail address.",
    fields: { email: "Enter your e-mail address." },
  }));

test("a refusal without fields is told in the server's own words", () =>
  expect(refusal(new ApiError(503, "unavailable", "Please come back in a minute."))).toEqual({
    words: "Please come back in a minute.",
    fields: {},
  }));

test("a failure without words is told in ours", () =>
  expect(refusal(new TypeError("x")).words).toBe("Your account could not be made. Please try again."));
