import { checkBySchema } from "@/components/ui/check-by-schema";
import type { Messages } from "@/components/ui/messages";
import { GroupInput } from "@/lib/groups/schema";
import { GroupSettings } from "@/lib/groups/setting-schema";
import { creationOf, type Draft, onInputs } from "./draft";

const Whole = GroupInput.extend(GroupSettings.partial().shape);
const create = checkBySchema(Whole);
const update = checkBySchema(Whole.omit({ status: true }));

/** What the one schema says about a draft. Fetched with the form's first focus, not with the page. */
export const checkDraft = (draft: Draft, withStatus: boolean): Messages<Draft> =>
  onInputs((withStatus ? create : update)(creationOf(draft)), draft);
