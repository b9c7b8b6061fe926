import { checkBySchema } from "@/components/ui/check-by-schema";
import type { Messages } from "@/components/ui/messages";
import { GroupInput } from "@/lib/groups/schema";
import { GroupSettings } from "@/lib/groups/setting-schema";
import { type DeskDraft, deskInputOf, deskMessages } from "./settings-changes";

const check = checkBySchema(GroupSettings.extend({ maxMembers: GroupInput.shape.maxMembers }));

/** Validates the settings with the schemas. The browser loads this file when the form first gets the focus, not with the page. */
export const checkSettings = (draft: DeskDraft): Messages<DeskDraft> => deskMessages(check(deskInputOf(draft)), draft);
