import type { Metadata } from "next";
import { NotFoundNotice } from "@/components/layout/not-found-notice";

/** What a tab is called where the page found nothing to name it after. */
export const metadata: Metadata = { title: "Page not found · HobbyHub" };

/** A group, article or list page that is not there; the layout is around it already. */
export default function SiteNotFound() {
  return <NotFoundNotice />;
}
