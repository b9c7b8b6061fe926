import { NotFoundNotice } from "@/components/layout/not-found-notice";

/** The 404 of a group's desk, which is nobody's but theirs who run the group: others may have run it until now. */
export function NoSuchDesk() {
  return (
    <NotFoundNotice
      title="There is no such group"
      text="It may have been deleted, or it is not one of those you run."
      next={{ href: "/dashboard/dashMyGroup", words: "My Groups" }}
    />
  );
}
