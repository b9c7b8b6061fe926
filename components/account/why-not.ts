import { firstMessages } from "@/components/ui/messages";
import { ApiError, SOMETHING_WRONG } from "@/lib/platform/http/client";

/** What a form says when the API refused: beside the fields it names, else below them all. */
export function whyNot(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return { root: SOMETHING_WRONG };
  const fields = firstMessages<Record<string, string>>(error.fields);
  return Object.keys(fields).length > 0 ? (fields as Record<string, string>) : { root: error.message };
}
