import type { PersonView } from "@/lib/accounts/person-views";
import type { DeskView, PublicGroupPage } from "@/lib/memberships/page-views";
import { FinalSteps } from "./final-steps";
import { joinGroupOf } from "./join-words";
import { SettingsForm } from "./settings-form";
import { SettingsView } from "./settings-view";
import "./settings.css";

interface SettingsPartProps {
  desk: DeskView;
  /** Of whoever changes them. */
  email: string;
  heirs: PersonView[];
  /** There are more members than those. */
  moreHeirs: boolean;
  /** The group as its public page shows it. */
  shown: PublicGroupPage | null;
}

/** The settings on the desk, with what an owner does once, and what newcomers see. */
export function SettingsPart({ desk, email, heirs, moreHeirs, shown }: SettingsPartProps) {
  return (
    <div className="settings-split">
      <div className="settings">
        <SettingsForm desk={desk} email={email} />
        <FinalSteps
          desk={desk}
          heirs={heirs.map(({ _id, displayName, photoURL }) => ({ _id, displayName, photoURL }))}
          moreHeirs={moreHeirs}
        />
      </div>
      {shown && <SettingsView group={joinGroupOf(shown)} />}
    </div>
  );
}
