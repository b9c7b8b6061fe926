import { NoSuchHosted } from "@/components/meetups/desk/no-such-hosted";

export default NoSuchHosted;
