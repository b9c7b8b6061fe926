import type { Group } from "./record";

/** The version of the rules to show: 0 if the group has no rules. */
export const shownVersion = ({ rules, rulesVersion }: Pick<Group, "rules" | "rulesVersion">): number => (rules === "" ? 0 : rulesVersion);
