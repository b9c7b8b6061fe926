import "server-only";
import { env } from "@/lib/env";
import { parse } from "@/lib/parse";
import { oneLine } from "@/lib/text";
import { ContactInput } from "./schema";
import { messages } from "./store";

/**
 * Keeps a visitor's message and queues the mail about it in one step: once this returns, nothing is lost.
 * @throws AppError invalid (with fields)
 */
export async function sendMessage(input: unknown): Promise<{ insertedId: string }> {
  const message = parse(ContactInput, input);
  const { _id } = await messages.create(message, {
    to: env().CONTACT_TO,
    replyTo: message.email,
    subject: oneLine(`Message from ${message.name}`),
    text: `Name: ${oneLine(message.name)}\nE-mail: ${message.email}\n\n${message.message}`,
  });
  return { insertedId: _id };
}
