import "server-only";
import { env } from "@/lib/env";
import { parse } from "@/lib/parse";
import { getStore } from "@/lib/platform/store";
import { oneLine } from "@/lib/text";
import { ContactInput } from "./schema";

/**
 * Keeps a visitor's message and queues the mail about it in one step: once this returns, nothing is lost.
 * @throws AppError invalid (with fields)
 */
export async function sendMessage(input: unknown): Promise<{ insertedId: string }> {
  const message = parse(ContactInput, input);
  const store = await getStore();
  const { id } = await store.messages.create(message, {
    to: env().CONTACT_TO,
    replyTo: message.email,
    subject: oneLine(`Message from ${message.name}`),
    text: `Name: ${oneLine(message.name)}\nE-mail: ${message.email}\n\n${message.message}`,
  });
  return { insertedId: id };
}
