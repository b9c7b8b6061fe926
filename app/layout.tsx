import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { AuthProvider } from "@/components/account/auth-provider";
import { Everywhere } from "@/components/layout/everywhere";
import { env } from "@/lib/env";
import { FIRST_PAINT_SCRIPT } from "@/lib/first-paint";
import "./globals.css";

// The one weight is declared for a range, so that browsers do not make bolder headings bold artificially; only the Bangla fallback font
// gets bolder. The fallback fonts are in tokens.css: Next would measure only one weight, and only for a font named Arial.
const youngSerif = localFont({
  src: "./fonts/young-serif.woff2",
  variable: "--font-young-serif",
  weight: "400 600",
  display: "swap",
  adjustFontFallback: false,
});
const figtree = localFont({
  src: "./fonts/figtree.woff2",
  variable: "--font-figtree",
  weight: "300 900",
  display: "swap",
  adjustFontFallback: false,
});

/**
 * The icons are named here and kept in public/, so that their addresses are short: each page contains them twice. Browsers request
 * /favicon.ico without a link.
 */
export const metadata: Metadata = { icons: { icon: { url: "/icon.svg", type: "image/svg+xml" }, apple: "/apple-icon.png" } };

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf4e6" },
    { media: "(prefers-color-scheme: dark)", color: "#14172f" },
  ],
};

/** The layout of every page. It reads no cookie, so that public pages stay static. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script in <head> writes data attributes here before hydration.
    <html lang="en" data-zone={env().SITE_TIME_ZONE} className={`${youngSerif.variable} ${figtree.variable}`} suppressHydrationWarning>
      <head>
        <script>{FIRST_PAINT_SCRIPT}</script>
      </head>
      <body>
        <AuthProvider>{children}</AuthProvider>
        <Everywhere />
      </body>
    </html>
  );
}
