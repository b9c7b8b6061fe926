"use client";

import { ButtonLink } from "@/components/ui/button";

interface NotFoundNoticeProps {
  title?: string;
  text?: string;
  /** Where to continue from here. */
  next?: { href: string; words: string };
}

/**
 * The 404 page's content and the link to the home page. It is a client component because the HTML of every page contains it, in case the
 * page turns out to be a 404.
 */
export function NotFoundNotice({
  title = "This thread leads nowhere",
  text = "The page was moved, unpicked or never sewn.",
  next = { href: "/allGroups", words: "Browse Groups" },
}: NotFoundNoticeProps) {
  return (
    <section className="lost ripples">
      <p className="lost-number" aria-hidden="true">
        4<img src="/logo.svg" alt="" width={150} height={150} />4
      </p>
      <h1>{title}</h1>
      <p className="text-soft">{text}</p>
      <div className="lost-ways">
        <ButtonLink href="/">Go Back Home</ButtonLink>
        <ButtonLink href={next.href} variant="outline">
          {next.words}
        </ButtonLink>
      </div>
    </section>
  );
}
