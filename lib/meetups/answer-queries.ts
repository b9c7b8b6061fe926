import "server-only";
import { found } from "@/lib/errors";
import { Groups } from "@/lib/groups/record";
import { shownVersion } from "@/lib/groups/rules";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { getPublicMeetup } from "./page-queries";
import type { AskedOnJoining, MyMeetup } from "./page-views";
import { getMeetup, getPrivate, getRsvp, listAttendees } from "./queries";
import { NO_MEETUP } from "./store";

/** The questions and rules that a group shows to people who join it. */
async function askedBy(groupId: string): Promise<AskedOnJoining | null> {
  const db = await database();
  const group = await db.read((reader) => reader.get(Groups, groupId));
  if (!group) return null;
  const { _id, groupName, joinPolicy, questions, rules } = group;
  return { _id, groupName, joinPolicy, questions, rules, rulesVersion: shownVersion(group) };
}

/** A meetup as the signed-in person sees it, with that person's own answer. @throws AppError not_found */
export async function getMyMeetup(actor: Actor, id: string): Promise<MyMeetup> {
  const view = found(await getMeetup(id), NO_MEETUP);
  const meetup = found(await getPublicMeetup(view.group.slug, id), NO_MEETUP);
  const rsvp = await getRsvp(actor, id);
  const { go } = rsvp.can;
  return {
    meetup,
    rsvp,
    inside: rsvp.can["see-private"].allowed ? await getPrivate(actor, id) : null,
    asked: !go.allowed && go.code === "members_only" ? await askedBy(view.group._id) : null,
    going: rsvp.can["see-attendees"].allowed ? await listAttendees(actor, id) : null,
  };
}
