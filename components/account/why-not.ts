import { firstMessages } from "@/components/ui/messages";
import { ApiError, SOMETHING_WRONG } from "@/lib/platform/http/client";

/** The messages of a form after the API refused it: beside the fields that it names, otherwise below all fields. */
export function whyNot(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return { root: SOMETHING_WRONG };
  const fields = firstMessages<Record<string, string>>(error.fields);
  return Object.keys(fields).length > 0 ? (fields as Record<string, string>) : { root: error.message };
}
