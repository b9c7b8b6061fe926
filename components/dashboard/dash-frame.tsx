"use client";

import type { ReactNode } from "react";
import { PageFrame } from "@/components/layout/page-frame";
import { SideBar } from "./side-bar";
import { Waiting } from "./waiting";

/**
 * The sidebar, the page, and the skeletons shown while it loads. A client component for the same reason as the main layout's frame
 * (`site-frame.tsx`).
 */
export function DashFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame look="dash" before={<SideBar />}>
      {children}
      <Waiting />
    </PageFrame>
  );
}
