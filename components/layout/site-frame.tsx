"use client";

import type { ReactNode } from "react";
import { Footer } from "./footer";
import { Navbar } from "./navbar";

/**
 * Navbar, content and footer: the main layout, and what the 404 page of an unknown address wears. A client component for the sake of
 * every page's weight: its tree would travel beside the HTML twice, for the page and for the 404 it might become.
 */
export function SiteFrame({ year, children }: { year: number; children: ReactNode }) {
  return (
    <div className="site">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Navbar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer year={year} />
    </div>
  );
}
