import type { Metadata } from "next";
import { NoSuchGroup } from "@/components/groups/no-such-group";

/** What the tab is called: no group names it. */
export const metadata: Metadata = { title: "No such group · HobbyHub" };

export default NoSuchGroup;
