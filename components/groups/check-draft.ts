import { GroupInput } from "@/lib/groups/schema";
import { fieldErrors } from "@/lib/parse";
import { type Draft, type DraftErrors, INPUT_FIELDS, inputOf } from "./draft";

const Edit = GroupInput.omit({ status: true });

/** What the one schema says about a draft, the first message of each field. Fetched with the form's first focus, not with the page. */
export function checkDraft(draft: Draft, withStatus: boolean): DraftErrors {
  const result = (withStatus ? GroupInput : Edit).safeParse(inputOf(draft));
  return result.success ? {} : firstMessages(fieldErrors(result.error));
}

const firstMessages = (fields: Record<string, string[]>): DraftErrors =>
  Object.fromEntries(INPUT_FIELDS.flatMap((field) => (fields[field]?.[0] ? [[field, fields[field][0]]] : [])));
