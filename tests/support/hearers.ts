import { Accounts } from "@/lib/accounts/record";
import { createGroup } from "@/lib/groups/commands";
import { createMeetup } from "@/lib/meetups/commands";
import { joinGroup } from "@/lib/memberships/commands";
import { listNotices } from "@/lib/notices/queries";
import { kickClock } from "@/lib/platform/clock/clock";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { aGroup, person } from "./api";
import { mailsTo } from "./mailbox";
import { inHours } from "./meetup-api";

/** Three people who get mail. */
export async function hearers(): Promise<{ host: Actor; rina: Actor; omar: Actor }> {
  const db = await database();
  const heard = async (name: string) => {
    const actor = await person(`${name}@example.com`, `${name} Akter`);
    await db.write((tx) => tx.update(Accounts, actor.accountId, { emailVerified: new Date().toISOString() }));
    return actor;
  };
  return { host: await heard("host"), rina: await heard("rina"), omar: await heard("omar") };
}

/** A group of the host with these members. */
export async function groupWith(host: Actor, members: readonly Actor[]): Promise<string> {
  const { insertedId } = await createGroup(host, aGroup());
  for (const one of members) await joinGroup(one, insertedId, {});
  return insertedId;
}

/** A meetup with one place, in three days. */
export const planIn = (groupId: string, host: Actor, over: Record<string, unknown>) =>
  createMeetup(host, groupId, {
    ...{ title: "Dawn by the Rupsha", startsAt: inHours(72), endsAt: inHours(74), zone: "Asia/Dhaka" },
    place: { name: "The old ghat", address: "Jail Road" },
    placeFor: "going",
    capacity: 1,
    ...over,
  });

/** The notices of a person so far, the newest first. */
export const told = async (actor: Actor) => {
  await kickClock();
  return (await listNotices(actor))?.items ?? [];
};

/** The newest mail to a person. */
export async function newest(actor: Actor): Promise<string> {
  await kickClock();
  return (await mailsTo(actor.email))[0] ?? "";
}
