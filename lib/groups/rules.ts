import type { Group } from "./record";

/** The version of the rules as it is shown: without rules there is none. */
export const shownVersion = ({ rules, rulesVersion }: Pick<Group, "rules" | "rulesVersion">): number => (rules === "" ? 0 : rulesVersion);
