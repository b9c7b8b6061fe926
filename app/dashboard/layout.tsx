import type { ReactNode } from "react";
import { SideBar } from "@/components/dashboard/side-bar";
import { Waiting } from "@/components/dashboard/waiting";
import { PageFrame } from "@/components/layout/page-frame";
import "@/components/dashboard/side-bar.css";
import "@/components/dashboard/dashboard.css";

/** The dashboard stands outside the main layout: a sidebar instead of navbar and footer. */
export default function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <PageFrame look="dash" before={<SideBar />}>
      {children}
      <Waiting />
    </PageFrame>
  );
}
