import { occasion } from "@/lib/platform/store/occasions";

export const GroupChanged = occasion<{ groupId: string }>("group-changed");

export interface RemovedGroup {
  groupId: string;
  groupName: string;
  actorId: string | null;
}

/** The step that removes a group notifies its members. Other rooms listen to this event to notify the people that they know. */
export const GroupRemoved = occasion<RemovedGroup>("group-removed");
