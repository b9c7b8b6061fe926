import type { Metadata } from "next";
import { LostThread } from "@/components/layout/lost-thread";
import { SiteFrame } from "@/components/layout/site-frame";

export const metadata: Metadata = { title: "Page not found · HobbyHub", robots: { index: false } };

/** Every address nobody knows. */
export default function NotFound() {
  return (
    <SiteFrame year={new Date().getFullYear()}>
      <LostThread />
    </SiteFrame>
  );
}
