import { Icon } from "@/components/ui/icon";

/** Says why an action on a row of My Groups failed. */
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
