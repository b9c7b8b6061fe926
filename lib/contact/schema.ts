import { z } from "zod";
import { Email } from "@/lib/accounts/schema";
import { manyLines } from "@/lib/text";
import { text } from "@/lib/text-field";

export const ContactInput = z.strictObject({
  name: text({ missing: "Tell us your name.", max: 80, tooLong: "Keep the name to 80 characters." }),
  email: Email,
  message: text({ missing: "Write a message.", max: 5000, tooLong: "Keep the message to 5,000 characters.", tidy: manyLines }),
});
export type ContactInput = z.output<typeof ContactInput>;

/** A message as it is kept. */
export interface ContactMessage extends ContactInput {
  _id: string;
  createdAt: string;
}
