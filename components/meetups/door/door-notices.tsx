"use client";

import { Icon } from "@/components/ui/icon";
import { listed } from "@/lib/word-list";
import { doorPath } from "../desk-addresses";
import type { Guest } from "./guests";
import type { UseDoor } from "./use-door";

const tapsInWords = (count: number): string => (count === 1 ? "Your last tap is" : `Your ${count} last taps are`);

/** Says whether the site can be reached, which taps are not sent yet, which were refused, and which other hosts check people in. */
export function DoorNotices({ door, meetupId, me, over }: { door: UseDoor; meetupId: string; me: string; over: boolean }) {
  const { reach, unsent, refusals, forgetRefusals, guests } = door;
  return (
    <div className="door-notices">
      <div role="status">
        {reach === "away" && (
          <p className="notice notice-warn">
            <Icon name="warning" />
            <span>
              <b>No network.</b>{" "}
              {unsent > 0
                ? `${tapsInWords(unsent)} kept on this phone and sent when it is back.`
                : "Go on: taps are kept on this phone and sent when it is back."}
            </span>
          </p>
        )}
        {reach === "signed-out" && (
          <p className="notice notice-warn">
            <Icon name="warning" />
            <span>
              Your session has ended. {unsent > 0 && `${tapsInWords(unsent)} kept on this phone. `}
              <a className="text-link" href={`/login?callbackUrl=${encodeURIComponent(doorPath(meetupId))}`}>
                Log in
              </a>{" "}
              and carry on.
            </span>
          </p>
        )}
        {reach === "here" && unsent > 2 && <p className="notice">Sending {unsent} taps.</p>}
      </div>
      <div role="alert">
        {refusals.length > 0 && (
          <div className="notice notice-warn">
            <Icon name="warning" />
            <div>
              {refusals.map((words) => (
                <p key={words}>{words}</p>
              ))}
              <button type="button" className="text-link door-seen" onClick={forgetRefusals}>
                Seen
              </button>
            </div>
          </div>
        )}
      </div>
      {!over && <Others guests={guests} me={me} />}
    </div>
  );
}

/** The other hosts who mark people on the same list. */
function Others({ guests, me }: { guests: readonly Guest[]; me: string }) {
  const names = [...new Set(guests.flatMap(({ by, here }) => (here && by && by._id !== me ? [by.displayName] : [])))];
  if (names.length === 0) return null;
  return (
    <p className="notice">
      <Icon name="people" />
      <span>
        <bdi>{listed(names)}</bdi> {names.length === 1 ? "is" : "are"} checking people in too. You see every tap of each other.
      </span>
    </p>
  );
}
