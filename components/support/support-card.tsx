import Link from "next/link";
import { Icon, type IconName } from "@/components/ui/icon";

export interface SupportTopic {
  title: string;
  text: string;
  icon: IconName;
  dye: string;
  /** A card without a target is not a link. */
  href?: string;
}

/** One way to get help: a patch, a title, a sentence. */
export function SupportCard({ topic: { title, text, icon, dye, href } }: { topic: SupportTopic }) {
  return (
    <li className={`support-card ${href ? "support-card-link" : ""}`}>
      <span className={`merit ${dye}`}>
        <Icon name={icon} />
      </span>
      <h2 className="text-lg">
        {href ? (
          <Link href={href} prefetch={false}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      <p className="text-base text-soft">{text}</p>
      {href && (
        <span className="support-arrow" aria-hidden="true">
          <Icon name="right" />
        </span>
      )}
    </li>
  );
}
