import type { ReactNode } from "react";
import { SiteFrame } from "@/components/layout/site-frame";

/** The main layout. It has no state of a visitor, so that its public pages stay static. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame year={new Date().getFullYear()}>{children}</SiteFrame>;
}
