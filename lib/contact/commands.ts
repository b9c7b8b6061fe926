import "server-only";
import { parse } from "@/lib/parse";
import { ContactInput } from "./schema";
import { messages } from "./store";

/**
 * Keeps a visitor's message and makes the mail about it due in one step: once this returns, nothing is lost.
 * @throws AppError invalid (with fields)
 */
export async function sendMessage(input: unknown): Promise<{ insertedId: string }> {
  const { _id } = await messages.create(parse(ContactInput, input));
  return { insertedId: _id };
}
