import type { Metadata } from "next";
import { NoSuchMeetup } from "@/components/meetups/no-such-meetup";

/** What the tab is called: no meetup names it. */
export const metadata: Metadata = { title: "No such meetup · HobbyHub" };

export default NoSuchMeetup;
