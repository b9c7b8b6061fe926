"use client";

import type { ReactNode } from "react";
import { Footer } from "./footer";
import { Navbar } from "./navbar";
import { PageFrame } from "./page-frame";

/**
 * Navbar, content and footer: the main layout, also used by the 404 page of an unknown address. It is a client component to keep pages
 * small: otherwise its tree would be sent twice beside the HTML, for the page and for its possible 404.
 */
export function SiteFrame({ year, children }: { year: number; children: ReactNode }) {
  return (
    <PageFrame look="site" before={<Navbar />} after={<Footer year={year} />}>
      {children}
    </PageFrame>
  );
}
