import type { Metadata } from "next";
import { NoSuchGroup } from "@/components/groups/no-such-group";

/** The tab's title when no group was found. */
export const metadata: Metadata = { title: "No such group · HobbyHub" };

export default NoSuchGroup;
