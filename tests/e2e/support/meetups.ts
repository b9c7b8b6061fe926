import type { Browser } from "playwright/test";
import { DAY_MS } from "@/lib/duration";
import { call, type GroupWishes, groupOf, type Visitor, visitor } from "./memberships";

export const inDays = (days: number) => new Date(Math.floor((Date.now() + days * DAY_MS) / 60_000) * 60_000).toISOString();

interface Planned {
  id: string;
  path: string;
  title: string;
}

export async function plan(
  owner: Visitor,
  url: string,
  group: { id: string; slug: string; groupName: string },
  wishes: object,
): Promise<Planned> {
  const title = `Evening of ${group.groupName}`;
  const body = { title, startsAt: inDays(3), endsAt: inDays(3.1), zone: "Asia/Dhaka", place: { name: "Kean Bridge" }, ...wishes };
  const { insertedId: id } = await call<{ insertedId: string }>(owner, url, "POST", `/api/groups/${group.id}/meetups`, body);
  return { id, path: `/groups/${group.slug}/meetups/${id}`, title };
}

/** An owner with a group and a meetup. */
export async function scene(browser: Browser, url: string, wishes: object = {}, groupWishes: GroupWishes = {}) {
  const owner = await visitor(browser, url, "Nusrat Jahan");
  const group = await groupOf(owner, url, groupWishes);
  return { owner, group, meetup: await plan(owner, url, group, wishes) };
}
