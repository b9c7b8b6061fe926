"use client";

import { Panel } from "@/components/ui/panel";
import { DrawnPlaces } from "./drawn-places";
import { PolicySays, seatsOf } from "./join-panel-outside";
import type { JoinGroup } from "./join-words";
import "@/components/groups/group.css";

/** The panel that other people see on the group's page, with the saved settings. */
export function SettingsView({ group }: { group: JoinGroup }) {
  return (
    <aside className="settings-view" aria-labelledby="settings-view">
      <h2 id="settings-view">What newcomers see</h2>
      <Panel seam className="join-panel">
        <DrawnPlaces seats={seatsOf(group)} />
        <PolicySays group={group} />
      </Panel>
      <p className="fine">On the group’s page, for somebody who is not a member.</p>
    </aside>
  );
}
