"use client";

import Link from "next/link";
import type { CSSProperties } from "react";
import { useDark } from "@/components/layout/use-dark";
import { Icon } from "@/components/ui/icon";
import { clockTime, longDay } from "@/lib/meetups/date-format-rules";
import type { DeskMeetup } from "@/lib/meetups/desk-views";
import { hostPath } from "../desk-addresses";
import type { Counts } from "./guests";
import "@/components/memberships/places.css";

/** The most stitches, one for each person. More would be too small to see. */
const MOST_STITCHES = 40;

/** The title of the meetup and the number of people here, guests included. */
export function DoorHead({ meetup, counts }: { meetup: DeskMeetup; counts: Counts }) {
  const { dark, setDark } = useDark();
  return (
    <header className="door-head">
      <div className="door-bar">
        <Link className="door-back" href={hostPath(meetup._id)} prefetch={false}>
          <Icon name="left" />
          Who comes
        </Link>
        <label className="door-dim">
          <input type="checkbox" checked={dark} onChange={(event) => setDark(event.target.checked)} />
          <Icon name="moon" />
          <span>Dark</span>
        </label>
      </div>
      <h1 dir="auto">{meetup.title}</h1>
      <p className="door-when">
        {longDay(meetup.startsAt, meetup.zone)}, {clockTime(meetup.startsAt, meetup.zone)}
        {meetup.place && <bdi>, {meetup.place}</bdi>}
      </p>
      <div className="door-count" role="status">
        <p>
          <b>{counts.here}</b> here
        </p>
        <p>
          <b>{counts.toCome}</b> {meetup.over ? "not marked" : "to come"}
        </p>
        {counts.walkIns > 0 && (
          <p>
            <b>{counts.walkIns}</b> {counts.walkIns === 1 ? "walk-in" : "walk-ins"}
          </p>
        )}
      </div>
      <Stitches here={counts.here} all={counts.here + counts.toCome} />
    </header>
  );
}

function Stitches({ here, all }: { here: number; all: number }) {
  if (all < 2) return null;
  const n = Math.min(all, MOST_STITCHES);
  const taken = Math.round((here * n) / all);
  const end = taken === 0 ? "sewn-none" : taken === n ? "sewn-full" : "";
  return (
    <div className={`sewn-places ${end}`} style={{ "--n": n, "--taken": taken } as CSSProperties}>
      <span className="sewn-row" aria-hidden="true">
        <i />
      </span>
    </div>
  );
}
