import type { Metadata } from "next";
import { NotFoundNotice } from "@/components/layout/not-found-notice";

/** The tab's title when a page found no item to take its title from. */
export const metadata: Metadata = { title: "Page not found · HobbyHub" };

/** For a group, article or list page that does not exist. The layout is around it already. */
export default function SiteNotFound() {
  return <NotFoundNotice />;
}
