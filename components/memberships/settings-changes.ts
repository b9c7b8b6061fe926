import { numberIn } from "@/components/groups/draft";
import type { Messages } from "@/components/ui/messages";
import type { GroupSettings } from "@/lib/groups/setting-schema";
import { members } from "./places-words";
import { type SettingsDraft, settingNames, settingsDraftOf, settingsMessages, settingsOf } from "./settings-draft";

/** The settings as the server holds them. */
export type KeptSettings = GroupSettings & { maxMembers: number };

/** The settings as the desk's form holds them. */
export type DeskDraft = SettingsDraft & { maxMembers: string };

export const deskDraftOf = (kept: KeptSettings): DeskDraft => ({ ...settingsDraftOf(kept), maxMembers: String(kept.maxMembers) });

/** The settings for the API. A text that is not a number is left out, so that the schema reports it. */
export const deskInputOf = ({ maxMembers, ...settings }: DeskDraft) => ({ ...settingsOf(settings), maxMembers: numberIn(maxMembers) });

/** The request body: only the settings that differ. So if two people edit different settings, both edits stay. */
export function changesIn(draft: DeskDraft, initial: DeskDraft): Record<string, unknown> {
  const before: Record<string, unknown> = deskInputOf(initial);
  return Object.fromEntries(
    Object.entries(deskInputOf(draft)).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  );
}

export const deskMessages = (fields: Partial<Record<string, string>>, draft: DeskDraft): Messages<DeskDraft> => ({
  ...settingsMessages(fields, draft),
  ...(fields.maxMembers && { maxMembers: fields.maxMembers }),
});

/** "You changed the rules and the questions." Empty if nothing has changed. */
export function changedWords(draft: DeskDraft, initial: DeskDraft): string {
  const names = Object.keys(changesIn(draft, initial));
  return names.length > 0 ? `You changed ${settingNames(names)}.` : "";
}

/** Who is asked when the rules change: each member but the one who changes them. */
export function acceptWords(memberCount: number): string {
  const others = memberCount - 1;
  const asked = others === 0 ? "members are" : others === 1 ? "the other member is" : `the other ${members(others)} are`;
  return `When they change, ${asked} asked to accept the new ones.`;
}
