import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RsvpFacts } from "@/components/meetups/rsvp-facts";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import type { RsvpView } from "@/lib/meetups/views";

const FEE = { amount: 25_000, currency: "BDT", covers: "The boat", refund: "None", pay: "bKash 017" };
const MEETUP = { fee: FEE, zone: "Asia/Dhaka", rsvpClosesAt: "2026-11-28T00:00:00.000Z" } as PublicMeetup;

const words = (rsvp: Partial<RsvpView>, go: Partial<RsvpView["can"]["go"]> = { allowed: true }) =>
  renderToStaticMarkup(
    createElement(RsvpFacts, {
      meetup: MEETUP,
      rsvp: {
        state: "going",
        guests: 0,
        heldUntil: null,
        position: 1,
        inLine: 1,
        cameIn: null,
        fee: FEE,
        can: { go, decline: { allowed: go.allowed } },
        ...rsvp,
      } as RsvpView,
    }),
  ).replace(/<[^>]+>/g, "");

const PAST = { allowed: false, code: "past" } as Partial<RsvpView["can"]["go"]>;

test("who waits in line reads what a place costs, and not how to pay", () => {
  expect(words({ state: "waiting" })).toContain("You pay nothing while you wait. With a place it is Tk 250.");
  expect(words({ state: "waiting", guests: 1 })).toContain("With a place it is Tk 500 for 2.");
  expect(words({ state: "waiting" })).not.toMatch(/How to pay|bKash/);
  expect(words({ state: "waiting" }, PAST)).not.toMatch(/You pay|Tk 250|How to pay/);
});

test("who goes reads how to pay until it is over", () => {
  expect(words({})).toBe("Tk 250. How to pay: bKash 017");
  expect(words({ guests: 1 }, PAST)).toBe("Tk 500 for 2.");
});

test("who keeps an earlier fee reads that they may step out only while they can", () => {
  const fee = { ...FEE, amount: 20_000 };
  expect(words({ fee })).toContain("You keep the Tk 200 you agreed to, or step out.");
  expect(words({ fee }, PAST)).toContain("You keep the Tk 200 you agreed to.");
});

test("how long a place is held is said on the meetup’s clock, which is named", () => {
  expect(words({ state: "offered", heldUntil: "2026-11-27T10:00:00.000Z" })).toContain(
    "Held until Friday 27 November, 4:00\u00a0pm, Dhaka time (GMT+6). ",
  );
});
