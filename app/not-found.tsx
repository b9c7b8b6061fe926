import type { Metadata } from "next";
import { NotFoundNotice } from "@/components/layout/not-found-notice";
import { SiteFrame } from "@/components/layout/site-frame";

/** That it is not to be listed Next says by itself. */
export const metadata: Metadata = { title: "Page not found · HobbyHub" };

/** Every address nobody knows. */
export default function NotFound() {
  return (
    <SiteFrame year={new Date().getFullYear()}>
      <NotFoundNotice />
    </SiteFrame>
  );
}
