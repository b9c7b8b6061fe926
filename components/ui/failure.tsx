import { Icon } from "./icon";

/** Why something failed. Its place is there before the words are, so that screen readers hear them arrive. */
export function Failure({ says, className }: { says: string | null; className?: string }) {
  return (
    <div role="alert" className={className}>
      {says && (
        <p className="error">
          <Icon name="warning" />
          {says}
        </p>
      )}
    </div>
  );
}
