import { z } from "zod";
import { Email } from "@/lib/accounts/schema";
import { formatNumber } from "@/lib/format-number";
import { manyLines } from "@/lib/text";
import { text } from "@/lib/text-field";
import { MAX_MESSAGE, MAX_NAME } from "./length-rules";

export const ContactInput = z.strictObject({
  name: text({ missing: "Tell us your name.", max: MAX_NAME, tooLong: `Keep the name to ${MAX_NAME} characters.` }),
  email: Email,
  message: text({
    missing: "Write a message.",
    max: MAX_MESSAGE,
    tooLong: `Keep the message to ${formatNumber(MAX_MESSAGE)} characters.`,
    tidy: manyLines,
  }),
});
export type ContactInput = z.output<typeof ContactInput>;

/** A message as it is stored. */
export interface ContactMessage extends ContactInput {
  _id: string;
  createdAt: string;
}
