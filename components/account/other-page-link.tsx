"use client";

import Link from "next/link";
import { withCallbackUrl } from "@/lib/auth/callback-url";
import { useCallbackUrl } from "./use-callback-url";

/** From login to register and back, without losing where the visitor wanted to go. */
export function OtherPageLink({ page, question, label }: { page: "/login" | "/register"; question: string; label: string }) {
  const callbackUrl = useCallbackUrl();
  return (
    <p>
      {question}{" "}
      <Link className="text-link" href={withCallbackUrl(page, callbackUrl)}>
        {label}
      </Link>
    </p>
  );
}
