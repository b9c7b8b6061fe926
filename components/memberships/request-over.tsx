import { Icon } from "@/components/ui/icon";

/** The outcome of a request. The row shows it until the person leaves the page. */
export interface Outcome {
  good: boolean;
  words: string;
}

/** A request that has been decided or withdrawn, in its old place in the list. It can get the focus, for people who use the keyboard. */
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
