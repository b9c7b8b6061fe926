"use client";

import { ButtonLink } from "@/components/ui/button";

/** The 404: a button that came off, and the way home. A client component because every page carries it along, just in case. */
export function NotFoundNotice() {
  return (
    <section className="lost ripples">
      <p className="lost-number" aria-hidden="true">
        4<img src="/logo.svg" alt="" width={150} height={150} />4
      </p>
      <h1>This thread leads nowhere</h1>
      <p className="text-soft">The page was moved, unpicked or never sewn.</p>
      <div className="lost-ways">
        <ButtonLink href="/">Go Back Home</ButtonLink>
        <ButtonLink href="/allGroups" variant="outline">
          Browse Groups
        </ButtonLink>
      </div>
    </section>
  );
}
