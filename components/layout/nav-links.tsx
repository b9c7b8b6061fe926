"use client";

import { useAuth } from "@/components/account/auth-provider";
import { NavLink } from "./nav-link";

type Item = [href: string, words: string];

const PUBLIC: Item[] = [
  ["/", "Home"],
  ["/allGroups", "All Groups"],
  ["/meetups", "Meetups"],
  ["/aboutUs", "About Us"],
  ["/contact", "Contact"],
  ["/support", "Support"],
];

const MEMBERS: Item[] = [
  ["/createGroup", "Create Group"],
  ["/myGroup", "My Groups"],
  ["/dashboard", "Dashboard"],
];

/**
 * The links of the main layout, in docs/product.md's order. The static HTML contains the links of signed-in and of signed-out people. Until
 * the server has answered who is signed in, the hint on <html> (lib/first-paint.ts) decides which ones are shown, so nothing flashes. After
 * that only the right ones stay.
 */
export function NavLinks() {
  const { user, loading } = useAuth();
  return (
    <nav aria-label="Main">
      <ul className="nav-links">
        {PUBLIC.map(([href, words]) => (
          <li key={href}>
            <NavLink href={href}>{words}</NavLink>
          </li>
        ))}
        {(loading || user) &&
          MEMBERS.map(([href, words]) => (
            <li key={href} className={loading ? "for-members" : undefined}>
              <NavLink href={href}>{words}</NavLink>
            </li>
          ))}
        {(loading || !user) && (
          <>
            <li className={loading ? "for-guests" : undefined}>
              <NavLink href="/login">Login</NavLink>
            </li>
            <li className={loading ? "for-guests" : undefined}>
              <NavLink href="/register" className="btn btn-sm">
                Register
              </NavLink>
            </li>
          </>
        )}
      </ul>
    </nav>
  );
}
