import "server-only";
import { parse } from "@/lib/parse";
import { onceId } from "@/lib/platform/auth/once-id";
import { refund } from "@/lib/platform/http/limits";
import { MESSAGE_LIMIT } from "./policy";
import { ContactInput } from "./schema";
import { messages } from "./store";

/**
 * Keeps a visitor's message and makes the mail about it due in one step: once this returns, nothing is lost. The same message with the same
 * `key` is kept once; nobody tells who visitors are, so that other words are another message, whoever else has come upon the same key.
 * @param address where it comes from, if it has paid a point: one that is kept already costs none
 * @throws AppError invalid (with fields)
 */
export async function sendMessage(input: unknown, key?: string, address?: string): Promise<{ insertedId: string }> {
  const message = parse(ContactInput, input);
  const once = await onceId(key, "message", message.name, message.email, message.message);
  if (once && (await messages.findById(once))) {
    if (address !== undefined) await refund(MESSAGE_LIMIT, address);
    return { insertedId: once };
  }
  const { _id } = await messages.create(message, once);
  return { insertedId: _id };
}
