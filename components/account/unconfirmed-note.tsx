"use client";

import Link from "next/link";
import { useAuth } from "./auth-provider";

/** A note for a person whose address is not confirmed: mail is sent to confirmed addresses only. */
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
