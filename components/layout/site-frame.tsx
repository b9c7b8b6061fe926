import type { ReactNode } from "react";
import { Footer } from "./footer";
import { Navbar } from "./navbar";

/** Navbar, content and footer: the main layout, and what the 404 page of an unknown address wears. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="site">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Navbar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
