import { Icon } from "@/components/ui/icon";

/** Why a row of My Groups stayed as it is. */
export function MyMembershipNotice({ text }: { text: string | null }) {
  return (
    <div aria-live="assertive" className="table-notice">
      {text && (
        <p className="notice notice-warn">
          <Icon name="warning" />
          {text}
        </p>
      )}
    </div>
  );
}
