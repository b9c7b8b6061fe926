import { Icon } from "./icon";

/** The reason for a failure. The live region is rendered before its text, so that screen readers announce the text. */
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
