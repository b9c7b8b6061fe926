import { NotFoundNotice } from "@/components/layout/not-found-notice";

/** The 404 of a group's desk. Only organizers may open the desk, and the viewer may have been one until now. */
export function NoSuchDesk() {
  return (
    <NotFoundNotice
      title="There is no such group"
      text="It may have been deleted, or it is not one of those you run."
      next={{ href: "/dashboard/dashMyGroup", words: "My Groups" }}
    />
  );
}
