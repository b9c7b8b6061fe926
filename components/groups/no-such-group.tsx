import { NotFoundNotice } from "@/components/layout/not-found-notice";

/** The 404 of a group's pages. Whoever had one open, or follows an old link, reads what became of it. */
export function NoSuchGroup() {
  return <NotFoundNotice title="There is no such group" text="It may have been deleted, or the address is not quite right." />;
}
