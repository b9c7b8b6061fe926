import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { groupPath } from "@/lib/groups/page-addresses";

/** Says why an action at the desk failed. The notice stays visible. */
export function DeskNotice({ groupId, text }: { groupId: string; text: string | null }) {
  return (
    <div role="alert" className="desk-notice">
      {text && (
        <p className="notice notice-warn">
          <Icon name="warning" />
          <span>
            {text}{" "}
            <Link className="text-link" href={groupPath(groupId)} prefetch={false}>
              Go to the group
            </Link>
          </span>
        </p>
      )}
    </div>
  );
}
