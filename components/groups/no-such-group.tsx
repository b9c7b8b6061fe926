import { NotFoundNotice } from "@/components/layout/not-found-notice";

/** The 404 of a group's pages. It tells people with an open page or an old link what may have happened to the group. */
export function NoSuchGroup() {
  return <NotFoundNotice title="There is no such group" text="It may have been deleted, or the address is not quite right." />;
}
