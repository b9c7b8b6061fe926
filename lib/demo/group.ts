import type { Group } from "@/lib/groups/record";

/** The texts of a demo group; its owner, picture, id and times are assigned later. */
export type DemoGroup = Pick<Group, "groupName" | "hobbyCategory" | "location" | "maxMembers" | "startDate" | "description"> & {
  /** The number of the hobby's cover that fits the group; the first is 1. */
  cover: number;
};
