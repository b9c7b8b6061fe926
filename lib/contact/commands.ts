import "server-only";
import { parse } from "@/lib/parse";
import { onceId } from "@/lib/platform/auth/once-id";
import { refund } from "@/lib/platform/http/limits";
import { MESSAGE_LIMIT } from "./policy";
import { ContactInput } from "./schema";
import { messages } from "./store";

/**
 * Stores a visitor's message and schedules the mail about it in one transaction: once this returns, nothing can be lost. The same message
 * with the same `key` is stored once. We do not know who a visitor is, so other text with the same key is another message: two visitors may
 * use the same key.
 * @param address the sender's network address, if this request has paid a point of the limit: a message that is already stored gives it
 * back
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
