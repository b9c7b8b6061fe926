import type { ReactNode } from "react";
import { DashFrame } from "@/components/dashboard/dash-frame";
import "@/components/dashboard/side-bar.css";
import "@/components/dashboard/dashboard.css";

/** The dashboard is outside the main layout: it has a sidebar instead of navbar and footer. */
export default function DashboardLayout({ children }: { children: ReactNode }) {
  return <DashFrame>{children}</DashFrame>;
}
