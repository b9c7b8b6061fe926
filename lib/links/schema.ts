import { z } from "zod";
import { Email, NewPassword } from "@/lib/accounts/schema";
import { shortText } from "@/lib/text-field";

const BROKEN = "Open the link in the mail once more.";
const Token = shortText(200, BROKEN, BROKEN);

/** `POST /api/accounts/reset`. */
export const ResetRequest = z.strictObject({ email: Email });

/** `POST /api/accounts/reset/confirmation`. */
export const ResetConfirmation = z.strictObject({ token: Token, newPassword: NewPassword });

/** `POST /api/accounts/verification/confirmation`. */
export const VerificationConfirmation = z.strictObject({ token: Token });
