"use client";

import { useEffect, useRef, useState } from "react";
import { useRefreshAfterWrite } from "@/components/layout/refresh";
import { AutoDialog } from "@/components/ui/auto-dialog";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import type { OwnGroupRow as Row } from "@/lib/groups/schema";
import type { OwnSeats } from "@/lib/memberships/page-views";
import { ApiError, api } from "@/lib/platform/http/client";
import { DeleteDialog } from "./delete-dialog";
import { MyGroupRow } from "./my-group-row";
import { Table } from "./table";

const COLUMNS = ["Image", "Group Name", "Hobby", "Location", "Max Members", "Start Date", "Description", "Actions"];

const NONE_TAKEN: OwnSeats = { taken: 0, requests: 0 };

interface MyGroupsTableProps {
  groups: Row[];
  createHref: string;
  /** How full each group is and how many requests are open, by the group's id. */
  seats: Record<string, OwnSeats>;
  today: string;
}

/** The viewer's own groups, with their actions. A deleted row disappears at once, and comes back if the server refuses. */
export function MyGroupsTable({ groups, createHref, seats, today }: MyGroupsTableProps) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Row | null>(null);
  const [done, setDone] = useState(false);
  const [refusal, setRefusal] = useState<{ id: string; text: string } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<string | null>(null);
  const refresh = useRefreshAfterWrite();
  const rows = groups.filter((group) => !gone.has(group._id));

  const remove = async (group: Row) => {
    const at = rows.indexOf(group);
    nextFocus.current = (rows[at + 1] ?? rows[at - 1])?._id ?? null;
    setAsked(null);
    setRefusal(null);
    setGone((before) => new Set([...before, group._id]));
    try {
      await deleteGroup(group._id);
      setDone(true);
      refresh();
    } catch (error) {
      setGone((before) => new Set([...before].filter((id) => id !== group._id)));
      const reason = error instanceof ApiError ? error.message : "Please try again.";
      setRefusal({ id: group._id, text: `“${group.groupName}” was not deleted. ${reason}` });
    }
  };

  // An effect, because the refused row is back on the page only after this render.
  useEffect(() => {
    if (refusal) place.current?.querySelector<HTMLElement>(`[data-row="${refusal.id}"]`)?.focus();
  }, [refusal]);

  const focusTarget = () =>
    place.current?.querySelector<HTMLElement>(nextFocus.current ? `[data-row="${nextFocus.current}"]` : "a[href]") ?? null;

  return (
    <div ref={place} id="run" className="table-room">
      <div aria-live="assertive" className="table-notice">
        {refusal && (
          <p className="notice notice-warn">
            <Icon name="warning" />
            {refusal.text}
          </p>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState art="/art/empty-groups.svg" title="No Groups Created">
          <p className="text-soft">Your first patch is cut and waiting. Pick a hobby, a place and a day.</p>
          <ButtonLink href={createHref}>Create Group</ButtonLink>
        </EmptyState>
      ) : (
        <Table caption="My Groups" columns={COLUMNS} className="cols-own">
          {rows.map((group) => (
            <MyGroupRow
              key={group._id}
              group={group}
              seats={seats[group._id] ?? NONE_TAKEN}
              today={today}
              onDelete={() => setAsked(group)}
            />
          ))}
        </Table>
      )}
      {asked && <DeleteDialog name={asked.groupName} onCancel={() => setAsked(null)} onDelete={() => void remove(asked)} />}
      {done && (
        <AutoDialog
          title="Deleted!"
          text="Your group has been deleted."
          ms={1500}
          onClose={() => setDone(false)}
          returnFocus={focusTarget}
        />
      )}
    </div>
  );
}

/** Deletes a group. Succeeds also if the group is already deleted. */
async function deleteGroup(id: string): Promise<void> {
  try {
    await api(`/api/groups/${id}`, { method: "DELETE" });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "not_found") throw error;
  }
}
