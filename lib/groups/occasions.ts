import { occasion } from "@/lib/platform/store/occasions";

export const GroupChanged = occasion<{ groupId: string }>("group-changed");

export interface RemovedGroup {
  groupId: string;
  groupName: string;
  actorId: string | null;
}

/** Its members are told of it; whoever else has to know hears it from the room that knows them. */
export const GroupRemoved = occasion<RemovedGroup>("group-removed");
