import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { AuthProvider } from "@/components/account/auth-provider";
import { Everywhere } from "@/components/layout/everywhere";
import { env } from "@/lib/env";
import { FIRST_PAINT_SCRIPT } from "@/lib/first-paint";
import "./globals.css";

// One weight that stands for more: a bolder heading must not be smeared, only the face that Bangla falls to grows with it.
// What stands in until they are there is made in tokens.css: Next would measure it by one weight, and only where there is a font named Arial.
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

/** Named here and kept in public/, so that their addresses stay short: they stand twice in every page. /favicon.ico is asked for by itself. */
export const metadata: Metadata = { icons: { icon: { url: "/icon.svg", type: "image/svg+xml" }, apple: "/apple-icon.png" } };

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf4e6" },
    { media: "(prefers-color-scheme: dark)", color: "#14172f" },
  ],
};

/** What every page shares. It reads no cookie, so that public pages stay static. */
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
