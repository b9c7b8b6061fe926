import { checkBySchema } from "@/components/ui/check-by-schema";
import type { Messages } from "@/components/ui/messages";
import { GroupInput } from "@/lib/groups/schema";
import { GroupSettings } from "@/lib/groups/setting-schema";
import { creationOf, type Draft, onInputs } from "./draft";

const Whole = GroupInput.extend(GroupSettings.partial().shape);
const create = checkBySchema(Whole);
const update = checkBySchema(Whole.omit({ status: true }));

/** Validates a draft with the schema of the API. The browser loads this file when the form first gets the focus, not with the page. */
export const checkDraft = (draft: Draft, withStatus: boolean): Messages<Draft> =>
  onInputs((withStatus ? create : update)(creationOf(draft)), draft);
