import type { Group } from "@/lib/groups/record";

/** What a demo group says about itself; owner, picture, id and times are dealt out. */
export type DemoGroup = Pick<Group, "groupName" | "hobbyCategory" | "location" | "maxMembers" | "startDate" | "description"> & {
  /** Which of its hobby's covers fits what it does; the first is 1. */
  cover: number;
};
