import type { PathsOf, StalePath } from "@/lib/platform/rendering/stale-path";

/** Everything that lists or counts the meetups of this group. */
export const listTopics = (groupId: string): string[] => ["meetups", `group-meetups:${groupId}`];

const LIST_PAGES: StalePath[] = [
  { path: "/meetups" },
  { path: "/(site)/meetups/[...view]", type: "page" },
  { path: "/(site)/meetups/by-month/[...view]", type: "page" },
  { path: "/sitemap.xml" },
];

const MEETUP_PAGES: StalePath[] = [
  { path: "/(site)/groups/[slug]/meetups/[id]", type: "page" },
  { path: "/groups/[slug]/meetups/[id]/card.png", type: "page" },
];

const GROUP_PAGES: StalePath[] = [
  { path: "/(site)/groups/[slug]", type: "page" },
  { path: "/(site)/groups/[slug]/meetups", type: "page" },
];

/** Where nobody knows which pages show the meetup, or the group's meetups, of a topic: those of every meetup or group. */
export function everyMeetupPathOf(topic: string): StalePath[] {
  if (topic.startsWith("meetup:")) return MEETUP_PAGES;
  return topic.startsWith("group-meetups:") ? [...GROUP_PAGES, ...MEETUP_PAGES] : [];
}

/** The static pages that list meetups. A meetup's own page says for itself that it shows `meetup:<id>`. */
export const meetupPaths: PathsOf = (topic) => (topic === "meetups" ? LIST_PAGES : []);
