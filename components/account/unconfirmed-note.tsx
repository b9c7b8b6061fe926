"use client";

import Link from "next/link";
import { useAuth } from "./auth-provider";

/** Beside a promise of mail, to somebody whom none reaches yet: mail goes to confirmed addresses alone. */
export function UnconfirmedNote() {
  const { user } = useAuth();
  if (user === null || user.emailVerified) return null;
  return (
    <p className="text-sm">
      No mail reaches you yet:{" "}
      <Link className="text-link" href="/dashboard/account#email" prefetch={false}>
        confirm your address
      </Link>
      .
    </p>
  );
}
