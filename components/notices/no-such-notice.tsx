import { NotFoundNotice } from "@/components/layout/not-found-notice";

/** The 404 for an answer link from a mail. */
export function NoSuchNotice() {
  return (
    <NotFoundNotice
      title="There is no such notice"
      text="One that was read is kept for 90 days, and one that is somebody else’s is theirs alone."
      next={{ href: "/dashboard/notices", words: "See all notices" }}
    />
  );
}
