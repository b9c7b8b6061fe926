import type { ReactNode } from "react";
import { SideBar } from "@/components/dashboard/side-bar";
import { Waiting } from "@/components/dashboard/waiting";
import "@/components/dashboard/dashboard.css";

/** The dashboard stands outside the main layout: a sidebar instead of navbar and footer. */
export default function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <div className="dash">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SideBar />
      <main id="main" tabIndex={-1}>
        {children}
        <Waiting />
      </main>
    </div>
  );
}
