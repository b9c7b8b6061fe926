"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { focusInFold } from "@/components/ui/focus-in-fold";
import { Fold } from "@/components/ui/fold";
import { TRANSFER_DAYS } from "@/lib/memberships/deadline-rules";
import type { LeavingView } from "@/lib/own-data/schema";
import { LeaveDialog } from "./leave-dialog";
import { closedWords, suggested, type Wish } from "./leaving";
import { OwnGroups } from "./own-groups";
import type { Owner } from "./use-proof";

/** If there are more groups, the list is collapsed. */
const OPEN = 6;

/** What happens to the person's groups, and the button that deletes the account. */
export function LeavePanel({ leaving, owner }: { leaving: LeavingView; owner: Owner }) {
  const { groups, closed, days } = leaving;
  const [wishes, setWishes] = useState<Record<string, Wish>>({});
  const [asking, setAsking] = useState(false);
  const [missing, setMissing] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const wishOf = (groupId: string): Wish | null => wishes[groupId] ?? suggested(groups, groupId);
  const open = groups.filter(({ _id, offered }) => offered === null && wishOf(_id) === null).length;
  const ask = () => {
    if (open === 0) return setAsking(true);
    setMissing(true);
    // After the message is on the page, so that a screen reader reads it together with the field.
    setTimeout(() => focusInFold(panel.current?.querySelector<HTMLElement>("select[aria-invalid]")));
  };
  const rows = (
    <OwnGroups
      groups={groups}
      wishOf={wishOf}
      missing={missing}
      onChoose={(groupId, wish) => {
        setWishes((now) => ({ ...now, [groupId]: wish }));
        setMissing(false);
      }}
    />
  );
  return (
    <div ref={panel} className="panel leave grid gap-4">
      <h3>Delete my account</h3>
      <p>
        Your profile, your answers and everything else about you go {days} days after you ask for it. What you wrote in groups stays,
        without your name. Sign in before then, and your account stays.
      </p>
      {groups.length > 0 && (
        <>
          <p id="own-groups-lead">First settle the groups you own:</p>
          {groups.length > OPEN ? (
            <Fold
              title={`Your ${groups.length} groups`}
              words={open === 0 ? "All of them are settled" : `${open} still to settle`}
              wrong={missing}
            >
              {rows}
            </Fold>
          ) : (
            rows
          )}
          <p className="text-sm text-soft">
            Whoever gets a group has {TRANSFER_DAYS} days to accept. If nobody has by then, your account waits, and we write to you. A group
            that you closed or offered stays so also when you come back.
          </p>
        </>
      )}
      {(groups.length > 0 || closed > 0) && <p className="text-sm text-soft">{closedWords(closed)}</p>}
      <div>
        <Button variant="danger" onClick={ask}>
          Delete my account…
        </Button>
      </div>
      {asking && <LeaveDialog leaving={leaving} owner={owner} wishOf={wishOf} onClose={() => setAsking(false)} />}
    </div>
  );
}
