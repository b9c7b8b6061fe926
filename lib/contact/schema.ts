import { z } from "zod";
import { Email } from "@/lib/accounts/schema";
import { manyLines, oneLine } from "@/lib/text";

export const ContactInput = z.strictObject({
  name: z.string("Tell us your name.").overwrite(oneLine).min(1, "Tell us your name.").max(80, "Keep the name to 80 characters."),
  email: Email,
  message: z.string("Write a message.").overwrite(manyLines).min(1, "Write a message.").max(5000, "Keep the message to 5,000 characters."),
});
export type ContactInput = z.output<typeof ContactInput>;

/** A message as it is kept. */
export interface ContactMessage extends ContactInput {
  id: string;
  createdAt: string;
}
