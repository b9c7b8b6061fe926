import { NoSuchDesk } from "@/components/memberships/no-such-desk";

export default NoSuchDesk;
