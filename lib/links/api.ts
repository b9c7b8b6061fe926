import "server-only";
import { z } from "zod";
import { deviceOf } from "@/lib/accounts/device-rules";
import { EmailChange } from "@/lib/accounts/schema";
import { type Operation, operation } from "@/lib/platform/http/operation";
import { confirmReset, requestReset } from "./reset-commands";
import { ResetConfirmation, ResetRequest, VerificationConfirmation } from "./schema";
import { changeEmail, confirmVerification, requestVerification } from "./verification-commands";

export const postReset = operation({
  method: "POST",
  path: "/api/accounts/reset",
  summary: "Ask for a mail to choose a new password; the answer is the same for every address",
  actor: "none",
  body: ResetRequest,
  answer: z.strictObject({ sent: z.literal(true) }),
  handle: ({ body, address, request }) => requestReset(body, { address, device: deviceOf(request.headers.get("user-agent")).name }),
});

export const postResetConfirmation = operation({
  method: "POST",
  path: "/api/accounts/reset/confirmation",
  summary: "Choose a new password by the link in the mail; every session ends",
  actor: "none",
  body: ResetConfirmation,
  answer: z.strictObject({ changed: z.literal(true) }),
  handle: ({ body, address }) => confirmReset(body, { address }),
});

export const postVerification = operation({
  method: "POST",
  path: "/api/accounts/verification",
  summary: "Send the link that confirms one's address once more",
  actor: "required",
  answer: z.strictObject({ sent: z.literal(true) }),
  errors: ["not_found", "conflict"],
  handle: ({ actor }) => requestVerification(actor),
});

export const postVerificationConfirmation = operation({
  method: "POST",
  path: "/api/accounts/verification/confirmation",
  summary:
    "Confirm an address by the link in the mail: another address of an account with its session only; a new account without one is taken over",
  actor: "optional",
  body: VerificationConfirmation,
  answer: z.strictObject({
    verified: z.literal(true),
    takenOver: z.boolean(),
    resetToken: z.string().nullable().describe("Opens the page to choose a password, for an account that was taken over."),
  }),
  errors: ["unauthenticated", "forbidden", "conflict"],
  handle: ({ actor, body, address }) => confirmVerification(actor, body, address),
});

export const putEmail = operation({
  method: "PUT",
  path: "/api/accounts/me/email",
  summary: "Ask for another address; it becomes one's own when the link sent there is confirmed",
  actor: "required",
  body: EmailChange,
  answer: z.strictObject({ email: z.string(), becoming: z.string().nullable().describe("What it becomes with the link.") }),
  errors: ["not_found", "conflict"],
  handle: ({ actor, body }) => changeEmail(actor, body),
});

export const OPERATIONS: readonly Operation[] = [
  postReset,
  postResetConfirmation,
  postVerification,
  postVerificationConfirmation,
  putEmail,
];
