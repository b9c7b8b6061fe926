import Link from "next/link";
import type { ComponentProps } from "react";

/** A link in the text of an article, to a page of ours: it opens without a load. */
export function OwnLink({ href = "/", children }: ComponentProps<"a">) {
  return (
    <Link href={href} prefetch={false}>
      {children}
    </Link>
  );
}
