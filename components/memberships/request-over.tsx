import { Icon } from "@/components/ui/icon";

/** What became of a request: the row says so until the page is left. */
export interface Outcome {
  good: boolean;
  words: string;
}

/** A request that needs nothing any more, in the place where it stood. Whoever decided goes on here by keyboard. */
export function RequestOver({ id, name, outcome }: { id: string; name: string; outcome: Outcome }) {
  return (
    <li id={id} className="request-done" tabIndex={-1}>
      <div className="request-over" role="status">
        <Icon name={outcome.good ? "check" : "close"} className={outcome.good ? "" : "soft"} />
        <span>
          <b dir="auto">{name}</b> {outcome.words}
        </span>
      </div>
    </li>
  );
}
