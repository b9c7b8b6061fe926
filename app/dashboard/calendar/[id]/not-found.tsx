import { NoSuchMeetup } from "@/components/meetups/no-such-meetup";

export default NoSuchMeetup;
