"use client";

import Link from "next/link";
import { withCallbackUrl } from "@/lib/platform/auth/callback-url";
import type { GooglePurpose } from "./google-popup";
import { useCallbackUrl } from "./use-callback-url";

const OTHER = {
  login: { question: "New here?", href: "/register", label: "Register" },
  register: { question: "Already have an account?", href: "/login", label: "Login" },
} as const;

/** The link from login to register or back. It keeps the page that the visitor wanted. */
export function OtherPageLink({ purpose }: { purpose: GooglePurpose }) {
  const callbackUrl = useCallbackUrl();
  const { question, href, label } = OTHER[purpose];
  return (
    <p>
      {question}{" "}
      <Link className="text-link" href={withCallbackUrl(href, callbackUrl)} prefetch={false}>
        {label}
      </Link>
    </p>
  );
}
