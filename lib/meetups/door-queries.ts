import "server-only";
import { nameOf } from "@/lib/accounts/name-rules";
import { Accounts } from "@/lib/accounts/record";
import { found } from "@/lib/errors";
import { nextCursor } from "@/lib/list-page";
import type { Actor } from "@/lib/platform/permission/actor";
import { permit } from "@/lib/platform/permission/permit";
import { database } from "@/lib/platform/store";
import type { Reader } from "@/lib/platform/store/database";
import { rowsById } from "@/lib/platform/store/rows-by-id";
import { groupBrief, toDeskMeetup } from "./desk-answers";
import type { HostedMeetup } from "./desk-views";
import { can } from "./policy";
import { GuardedMeetup, listAttendees } from "./queries";
import { CheckIns, Rsvps } from "./record";
import { NO_MEETUP } from "./store";
import type { CheckInPage } from "./views";

const ROWS = 200;

/** The name shown for a person without an account once their name was deleted. */
export const WALK_IN = "A walk-in";

async function checkInPage(reader: Reader, meetupId: string, after?: string): Promise<CheckInPage | null> {
  const page = await reader.page(CheckIns, { where: { meetupId }, by: "person", after, limit: ROWS });
  if (!page) return null;
  const people = await rowsById(
    reader,
    Accounts,
    page.items.flatMap(({ accountId, byId }) => [accountId, byId]),
  );
  const accountId = { in: page.items.flatMap(({ accountId }) => accountId ?? []) };
  const answers = await reader.excerpts(Rsvps, { where: { meetupId, accountId, state: "not-going" }, fields: ["accountId"] });
  const notGoing = new Set(answers.map((answer) => answer.accountId));
  const items = page.items.map(({ person, accountId, name, at, here, guests, paid, byId }) => {
    const account = people.get(accountId ?? "");
    return {
      personId: person,
      name: accountId === null ? (name ?? WALK_IN) : nameOf(account),
      photoURL: account?.photoURL ?? null,
      walkIn: accountId === null,
      notGoing: accountId !== null && notGoing.has(accountId),
      at,
      here,
      guests,
      paid,
      by: { _id: byId, displayName: nameOf(people.get(byId ?? "")) },
    };
  });
  return { items, next: nextCursor(page) };
}

/** The people whom the hosts have marked; null if the cursor is not in this list. @throws AppError not_found, forbidden */
export async function listCheckIns(actor: Actor, id: string, after?: string): Promise<CheckInPage | null> {
  const db = await database();
  return db.read(async (reader) => {
    await permit(actor, GuardedMeetup, id, "check-in", { reader });
    return checkInPage(reader, id, after);
  });
}

/** A meetup for its hosts, with the first page of attendees and the first page of check-ins. @throws AppError not_found, forbidden */
export async function getHosted(actor: Actor, id: string): Promise<HostedMeetup> {
  const { thing: meetup, standing } = await permit(actor, GuardedMeetup, id, "check-in");
  const attendees = found(await listAttendees(actor, id), NO_MEETUP);
  const db = await database();
  return db.read(async (reader) => {
    const editing = can(standing, "edit");
    return {
      group: await groupBrief(reader, meetup.groupId),
      meetup: toDeskMeetup(meetup, standing.now),
      host: meetup.hostId === null ? null : nameOf(await reader.get(Accounts, meetup.hostId)),
      inside: { place: meetup.place, online: meetup.online },
      organizes: editing.allowed || editing.code !== "organizers_only",
      attendees,
      checkIns: found(await checkInPage(reader, id), NO_MEETUP),
    };
  });
}
