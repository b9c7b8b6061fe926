import { Tabs } from "@/components/ui/tabs";
import { groupPath } from "@/lib/groups/page-addresses";

/** The tabs of a group's page for its members. */
export function MemberTabs({ groupId, count, current }: { groupId: string; count: number; current: "about" | "members" }) {
  const about = groupPath(groupId);
  const list = `${about}/members`;
  return (
    <Tabs
      label="Parts of this group"
      tabs={[
        { href: about, words: "About" },
        { href: list, words: "Members", count },
      ]}
      current={current === "about" ? about : list}
    />
  );
}
