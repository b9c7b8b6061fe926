import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { MyMeetupPage } from "@/components/meetups/my-meetup-page";
import type { MyMeetup } from "@/lib/meetups/page-views";

vi.mock("@/components/meetups/rsvp-panel", () => ({ RsvpPanel: ({ children }: { children: unknown }) => children }));

const now = "2026-11-29T06:00:00.000Z";
const pageOf = (status: "scheduled" | "cancelled") => {
  const meetup = {
    ...{ _id: "a", slug: "lake", title: "Camp", category: "Fishing", group: { groupName: "Lake" }, phase: "open", status },
    ...{ startsAt: "2026-12-04T06:00:00.000Z", endsAt: "2026-12-04T09:00:00.000Z", zone: "Asia/Dhaka" },
  };
  const rina = { _id: "b", displayName: "Rina Akter", photoURL: null, hasPage: false, state: "going", guests: 0, host: false };
  const mine = { meetup, rsvp: null, inside: null, asked: null, going: { items: [rina], next: null } } as unknown as MyMeetup;
  return renderToStaticMarkup(createElement(MyMeetupPage, { mine, now }));
};

test("nobody is going to a meetup that is cancelled", () => {
  expect(pageOf("scheduled")).toContain("Who is going");
  expect(pageOf("cancelled")).not.toContain("Who is going");
});
