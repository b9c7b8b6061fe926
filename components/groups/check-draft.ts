import { checkBySchema } from "@/components/ui/check-by-schema";
import type { Messages } from "@/components/ui/messages";
import { GroupInput } from "@/lib/groups/schema";
import { type Draft, inputOf, onInputs } from "./draft";

const create = checkBySchema(GroupInput);
const update = checkBySchema(GroupInput.omit({ status: true }));

/** What the one schema says about a draft. Fetched with the form's first focus, not with the page. */
export const checkDraft = (draft: Draft, withStatus: boolean): Messages<Draft> =>
  onInputs((withStatus ? create : update)(inputOf(draft)), draft);
