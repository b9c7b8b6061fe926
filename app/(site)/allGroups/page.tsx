import type { Metadata } from "next";
import { GroupListPage, groupListMetadata } from "./group-list-page";

const FIRST_PAGE = { sort: "az" } as const;

export const generateMetadata = (): Metadata => groupListMetadata(FIRST_PAGE);

export default function AllGroupsPage() {
  return <GroupListPage asked={FIRST_PAGE} />;
}
