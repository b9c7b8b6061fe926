"use client";

import type { ReactNode } from "react";
import { Footer } from "./footer";
import { Navbar } from "./navbar";
import { PageFrame } from "./page-frame";

/**
 * Navbar, content and footer: the main layout, and what the 404 page of an unknown address wears. A client component for the sake of
 * every page's weight: its tree would travel beside the HTML twice, for the page and for the 404 it might become.
 */
export function SiteFrame({ year, children }: { year: number; children: ReactNode }) {
  return (
    <PageFrame look="site" before={<Navbar />} after={<Footer year={year} />}>
      {children}
    </PageFrame>
  );
}
