import { NotFoundNotice } from "@/components/layout/not-found-notice";

/** A group, article or list page that is not there; the layout is around it already. */
export default function SiteNotFound() {
  return <NotFoundNotice />;
}
