"use client";

import { ButtonLink } from "@/components/ui/button";

interface NotFoundNoticeProps {
  title?: string;
  text?: string;
  /** Where to go on from here. */
  next?: { href: string; words: string };
}

/** The 404: a button that came off, and the way home. A client component because every page carries it along, just in case. */
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
