import { ContactInput } from "@/lib/contact/schema";
import type { FieldErrors } from "@/lib/errors";
import { fieldErrors } from "@/lib/parse";
import { ApiError, api } from "@/lib/platform/http/client";

/**
 * Checks what was typed by the server's own rules and sends it. Loaded when somebody begins to write, not with the page.
 * @returns the messages of the fields that need another look, or null when the message was taken
 * @throws ApiError for everything else
 */
export async function sendMessage(typed: Record<string, unknown>): Promise<FieldErrors | null> {
  const checked = ContactInput.safeParse(typed);
  if (!checked.success) return fieldErrors(checked.error);
  try {
    await api("/api/contact", { method: "POST", body: checked.data });
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.code === "invalid") return error.fields;
    throw error;
  }
}
