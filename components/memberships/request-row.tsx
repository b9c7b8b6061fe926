import { Avatar } from "@/components/account/avatar";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/lib/format-number";
import type { RequestRow as Row } from "@/lib/memberships/views";
import { ago } from "./ago";
import { Answers } from "./answers";
import { monthOf } from "./join-words";

interface RequestRowProps {
  request: Row;
  now: string;
  chosen: boolean;
  pending: boolean;
  onChoose: (chosen: boolean) => void;
  onApprove: () => void;
  onDecline: () => void;
  onBan: () => void;
}

/** A request to join: the person, their answers, and the buttons for the decision. */
export function RequestRow({ request, now, chosen, pending, onChoose, onApprove, onDecline, onBan }: RequestRowProps) {
  const { displayName, photoURL, requestedAt, answers, accountSince, groups } = request;
  return (
    <li className="request">
      <label className="check">
        <input type="checkbox" checked={chosen} onChange={(event) => onChoose(event.target.checked)} />
        <span className="sr-only">Choose {displayName}</span>
      </label>
      <div className="request-who">
        <Avatar name={displayName} photoURL={photoURL} />
        <p>
          <b dir="auto">{displayName}</b>
          <small>asked {ago(requestedAt, now)}</small>
        </p>
        <p className="request-facts">
          On HobbyHub since {monthOf(accountSince)}, member of {formatNumber(groups)} {groups === 1 ? "group" : "groups"}
        </p>
      </div>
      {answers.length > 0 ? <Answers answers={answers} /> : <p className="fine">No questions were asked.</p>}
      <div className="request-do">
        <Button size="sm" pending={pending} onClick={onApprove} aria-label={`Approve ${displayName}`}>
          Approve
        </Button>
        <Button variant="outline" size="sm" pending={pending} onClick={onDecline} aria-label={`Decline ${displayName}`}>
          Decline
        </Button>
        <button type="button" className="quiet" disabled={pending} onClick={onBan} aria-label={`Ban ${displayName}`}>
          Ban
        </button>
      </div>
    </li>
  );
}
