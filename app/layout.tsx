import type { Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { AuthProvider } from "@/components/account/auth-provider";
import { RefreshOnWrites } from "@/components/layout/refresh";
import { Toasters } from "@/components/layout/toasters";
import { FIRST_PAINT_SCRIPT } from "@/lib/first-paint";
import "./globals.css";

const youngSerif = localFont({ src: "./fonts/young-serif.woff2", variable: "--font-young-serif", weight: "400", display: "swap" });
const figtree = localFont({ src: "./fonts/figtree.woff2", variable: "--font-figtree", weight: "300 900", display: "swap" });

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf4e6" },
    { media: "(prefers-color-scheme: dark)", color: "#14172f" },
  ],
};

/** What every page shares. It reads no cookie, so that public pages stay static. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script in <head> writes data attributes here before React wakes up.
    <html lang="en" className={`${youngSerif.variable} ${figtree.variable}`} suppressHydrationWarning>
      <head>
        <script>{FIRST_PAINT_SCRIPT}</script>
      </head>
      <body>
        <AuthProvider>{children}</AuthProvider>
        <RefreshOnWrites />
        <Toasters />
      </body>
    </html>
  );
}
