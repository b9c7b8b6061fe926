"use client";

import { useMemo, useState } from "react";
import type { HostedMeetup } from "@/lib/meetups/desk-views";
import { countsOf, type Guest, guestsOf } from "./guests";
import { type Done, marking, momentAfter, saying, undoing } from "./tap-of";
import { newKey } from "./taps";
import { usePeople } from "./use-people";
import { useTaps } from "./use-taps";

interface Me {
  _id: string;
  displayName: string;
}

/** The state of the check-in page: who is expected and who is here. Each tap is stored on the phone until the server has it. */
export function useDoor(hosted: HostedMeetup, me: Me) {
  const { meetup } = hosted;
  const [refusals, setRefusals] = useState<string[]>([]);
  const [done, setDone] = useState<Done[]>([]);

  const { taps, reach, setReach, add } = useTaps({
    door: { meetupId: meetup._id, accountId: me._id },
    onSent: (tap, view) => {
      // A person whose mark was removed may no longer be in the list, but is still in the server's rows.
      const known = byId.get(tap.personId) ?? people.checkIns.find(({ personId }) => personId === tap.personId);
      learn(view, { name: known?.name ?? tap.name ?? "", photoURL: known?.photoURL ?? null, by: me });
    },
    onRefused: ({ personId, name }, message) =>
      setRefusals((before) => [...before, `${byId.get(personId)?.name ?? name ?? "Somebody"}: ${message}`]),
  });
  const { people, learn } = usePeople({
    hosted,
    onReach: (failure) => {
      setReach(failure === null || failure.kind === "refused" ? "here" : failure.kind);
      if (failure?.kind === "refused") setRefusals((before) => (before.includes(failure.message) ? before : [...before, failure.message]));
    },
  });

  const guests = useMemo(() => guestsOf(people, taps, meetup.fee), [people, taps, meetup.fee]);
  const byId = useMemo(() => new Map(guests.map((guest) => [guest.personId, guest])), [guests]);

  const note = (tapped: Done) => setDone((before) => [...before, tapped]);

  const mark = (guest: Guest, here: boolean) => {
    note({ personId: guest.personId, name: guest.name, here: guest.here });
    add(marking(guest, here));
  };

  const walkIn = ({ name, guests: brought, paid }: { name: string; guests: number; paid: boolean }) => {
    const key = newKey();
    const personId = `walk-in:${key}`;
    note({ personId, name, here: false, paid: false });
    add({ kind: "walk-in", personId, name, here: true, at: momentAfter(undefined), guests: brought, paid }, key);
  };

  const last = done.at(-1);
  const undo = () => {
    if (!last) return;
    setDone((before) => before.slice(0, -1));
    add(undoing(last, byId.get(last.personId)));
  };

  return {
    guests,
    counts: countsOf(guests),
    unsent: taps.length,
    reach,
    refusals,
    forgetRefusals: () => setRefusals([]),
    mark,
    pay: (guest: Guest) => {
      note({ personId: guest.personId, name: guest.name, paid: guest.paid });
      add(saying(guest, { paid: !guest.paid }));
    },
    count: (guest: Guest, guests: number) => add(saying(guest, { guests })),
    /** Marks a member who has not answered as here. */
    welcome: (person: { _id: string; displayName: string }) => {
      note({ personId: person._id, name: person.displayName, here: false, paid: false });
      add({ kind: "mark", personId: person._id, name: person.displayName, here: true, at: momentAfter(byId.get(person._id)), guests: 0 });
    },
    walkIn,
    undo,
    undoable: last?.name ?? null,
  };
}

export type UseDoor = ReturnType<typeof useDoor>;
