"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { HostedMeetup } from "@/lib/meetups/desk-views";
import { FindName } from "../find-name";
import { DoorHead } from "./door-head";
import { DoorNotices } from "./door-notices";
import { GuestRow } from "./guest-row";
import { isCalled, partOf } from "./guests";
import { HowItWent } from "./how-it-went";
import { useDoor } from "./use-door";
import { useKeptPage } from "./use-kept-page";
import { useSettled } from "./use-settled";
import { WalkInDialog } from "./walk-in-dialog";
import "@/components/ui/icon-search.css";
import "./door.css";
import "./door-guests.css";
import "../rsvp.css";

interface DoorPageProps {
  hosted: HostedMeetup;
  me: { _id: string; displayName: string };
}

/** The check-in page, made for a phone in one hand, in the dark, on a bad connection. */
export function DoorPage({ hosted, me }: DoorPageProps) {
  const { meetup, group } = hosted;
  useKeptPage();
  const door = useDoor(hosted, me);
  const stands = useSettled(door.guests);
  const [typed, setTyped] = useState("");
  const [adding, setAdding] = useState<string | null>(null);
  const [unsent, setUnsent] = useState("");
  const main = useFocusThatStays();
  const close = (name: string) => {
    setUnsent(name);
    setAdding(null);
  };
  const found = door.guests.filter(({ name }) => isCalled(name, typed));
  const list = (heading: string, id: ReturnType<typeof partOf>) => {
    const guests = found.filter((guest) => partOf(guest, stands(guest)) === id);
    if (guests.length === 0) return null;
    // A tapped name moves one second later. The count changes at once, as the one at the top does.
    const count = found.filter((guest) => partOf(guest, guest.here) === id).length;
    return (
      <section aria-labelledby={id}>
        <h2 id={id}>
          {heading} <span className="num">{count}</span>
        </h2>
        <ul className="guests">
          {guests.map((guest) => (
            <GuestRow key={guest.personId} guest={guest} door={door} zone={meetup.zone} me={me._id} />
          ))}
        </ul>
      </section>
    );
  };
  return (
    <div className="door">
      <a className="skip-link" href="#main">
        Skip to the list
      </a>
      <DoorHead meetup={meetup} counts={door.counts} />
      <main id="main" ref={main} tabIndex={-1} className="door-main">
        <div className="door-find">
          <FindName value={typed} onChange={setTyped} />
        </div>
        <DoorNotices door={door} meetupId={meetup._id} me={me._id} over={meetup.over} />
        {meetup.status === "cancelled" && <p className="notice notice-warn">This meetup is cancelled.</p>}
        {meetup.over && <HowItWent meetupId={meetup._id} door={door} />}
        {list(meetup.over ? "Not marked" : "To come", "to-come")}
        {list("Here", "here")}
        {list("In line", "in-line")}
        {list("Paid, and not here", "paid")}
        {/* The live region exists before its text, so that screen readers announce the text. */}
        <div role="status" className="contents">
          {found.length === 0 && typed.trim() && <p className="door-nobody">Nobody called “{typed.trim()}” has answered.</p>}
        </div>
        {found.length === 0 && <Nobody typed={typed} onAdd={() => setAdding(typed.trim())} />}
      </main>
      <div className="door-foot">
        <Button onClick={() => setAdding(unsent)}>
          <Icon name="plus" />
          Add a walk-in
        </Button>
        {/* Not `disabled`: with nothing to undo, the button would lose the focus of the person who pressed it. */}
        <Button variant="outline" aria-disabled={door.undoable === null} onClick={door.undo}>
          <Icon name="undo" />
          Undo{door.undoable !== null && <span className="sr-only"> {door.undoable}</span>}
        </Button>
      </div>
      {adding !== null && <WalkInDialog door={door} groupId={group._id} fee={meetup.fee} name={adding} onClose={close} />}
    </div>
  );
}

function Nobody({ typed, onAdd }: { typed: string; onAdd: () => void }) {
  if (!typed.trim()) return <p className="door-nobody">Nobody has answered. Whoever comes is a walk-in.</p>;
  return (
    <div className="door-nobody">
      <Button className="btn-wide" onClick={onAdd}>
        <Icon name="plus" />
        Add “{typed.trim()}” as a walk-in
      </Button>
    </div>
  );
}

/** A focused row that moves to the other part of the list loses the focus. The row that takes its place gets it. */
function useFocusThatStays() {
  const main = useRef<HTMLElement>(null);
  const at = useRef<number | null>(null);
  useLayoutEffect(() => {
    const boxes = [...(main.current?.querySelectorAll<HTMLInputElement>("[data-person]") ?? [])];
    const focused = document.activeElement;
    const index = boxes.indexOf(focused as HTMLInputElement);
    if (focused === document.body && at.current !== null) boxes[Math.min(at.current, boxes.length - 1)]?.focus({ preventScroll: true });
    at.current = index >= 0 ? index : null;
  });
  return main;
}
