import type { Metadata } from "next";
import { NoSuchMeetup } from "@/components/meetups/no-such-meetup";

/** The tab's title when no meetup was found. */
export const metadata: Metadata = { title: "No such meetup · HobbyHub" };

export default NoSuchMeetup;
