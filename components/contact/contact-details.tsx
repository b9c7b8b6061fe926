import Link from "next/link";
import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { Panel } from "@/components/ui/panel";

function Detail({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div className="relative pl-11">
      <dt className="text-sm text-soft">
        <span className="absolute top-1 left-0 grid text-xl text-link">
          <Icon name={icon} />
        </span>
        {term}
      </dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Where else to reach us, beside the form. */
export function ContactDetails({ email }: { email: string }) {
  return (
    <Panel seam className="p-7">
      <h2 className="mb-5 text-lg">Contact details</h2>
      <dl className="grid gap-5">
        <Detail icon="mail" term="E-mail">
          <a className="underline underline-offset-4" href={`mailto:${email}`}>
            {email}
          </a>
        </Detail>
        <Detail icon="pin" term="Where we are">
          Dhaka, Bangladesh
        </Detail>
        <Detail icon="clock" term="When we answer">
          Sunday to Thursday, 10:00 to 18:00 in Dhaka
        </Detail>
        <Detail icon="help" term="Quick answers">
          <Link className="underline underline-offset-4" href="/#faq" prefetch={false}>
            Questions people ask first
          </Link>
        </Detail>
      </dl>
    </Panel>
  );
}
