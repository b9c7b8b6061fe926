import type { PlannedMeetup } from "@/lib/meetups/desk-views";

/** A meetup in Dhaka from 6:00 to 8:30 on this day, in the form's fields. */
export const plannedOn = (day: string): PlannedMeetup => ({
  _id: "a".repeat(24),
  title: "First light",
  description: "",
  bring: ["Water"],
  startsAt: `${day}T00:00:00.000Z`,
  endsAt: `${day}T02:30:00.000Z`,
  zone: "Asia/Dhaka",
  place: { name: "The gate", address: "", mapLink: null, howToFind: "" },
  placeFor: "everyone",
  online: null,
  capacity: 16,
  guestsAllowed: 2,
  audience: "members",
  rsvpOpensAt: null,
  rsvpClosesAt: `${day}T00:00:00.000Z`,
  fee: { amount: 25_000, currency: "BDT", covers: "Tea", refund: "None", pay: "Cash" },
  host: { _id: "b".repeat(24), displayName: "Nusrat Jahan" },
});
