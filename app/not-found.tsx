import type { Metadata } from "next";
import { NotFoundNotice } from "@/components/layout/not-found-notice";
import { SiteFrame } from "@/components/layout/site-frame";

/** Next itself adds `noindex` to this page. */
export const metadata: Metadata = { title: "Page not found · HobbyHub" };

/** The page for every unknown address. */
export default function NotFound() {
  return (
    <SiteFrame year={new Date().getFullYear()}>
      <NotFoundNotice />
    </SiteFrame>
  );
}
