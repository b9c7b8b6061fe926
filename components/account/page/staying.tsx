"use client";

import { deskPath } from "@/components/memberships/desk-address";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formToast } from "@/components/ui/toast";
import type { LeavingView } from "@/lib/own-data/schema";
import { api } from "@/lib/platform/http/client";
import { useSend } from "../use-send";
import { closedWords } from "./leaving";

/** For an account that will be deleted: when, which groups delay it, and the button that cancels the deletion. */
export function Staying({ leaving: { goesOn, waits, groups, closed } }: { leaving: LeavingView }) {
  const { pending, send, show } = useSend();
  const keep = () =>
    send(async () => {
      await api("/api/accounts/me/deletion", { method: "DELETE" });
      void formToast.success("Your account stays.");
      show();
    });
  return (
    <div className="panel leave grid gap-4">
      <h3>{waits ? "Your account waits to be deleted" : "Your account will be deleted"}</h3>
      <p className="mail-state mail-wait">
        <Icon name="clock" />
        <span>
          {waits ? "It was to go on" : "It goes on"} <b>{goesOn}</b>.{" "}
          {waits ? "It goes as soon as nobody needs you as an owner." : "Signing in before then calls it off."}
        </span>
      </p>
      {groups.length > 0 && (
        <>
          <p id="waiting-groups-lead">{waits ? "These groups keep it:" : "It waits for these groups, if they are still yours then:"}</p>
          <ul className="last-list" aria-labelledby="waiting-groups-lead">
            {groups.map(({ _id, groupName, offered }) => (
              <li key={_id}>
                <Icon name="groups" />
                <span className="wrap-anywhere">
                  <a className="text-link" href={`${deskPath(_id, "settings")}#owner`} dir="auto">
                    {groupName}
                  </a>
                  {offered ? `: offered to ${offered.to}, until ${offered.until}` : ": offer it to somebody, or close it"}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {closed > 0 && <p className="text-sm text-soft">{closedWords(closed)}</p>}
      <div>
        <Button pending={pending} onClick={() => void keep()}>
          Keep my account
        </Button>
      </div>
    </div>
  );
}
