import Link from "next/link";
import type { ComponentProps } from "react";

/** A link to a page of our site in the text of an article; it opens without a full page load. */
export function OwnLink({ href = "/", children }: ComponentProps<"a">) {
  return (
    <Link href={href} prefetch={false}>
      {children}
    </Link>
  );
}
