import type { PersonView } from "@/lib/accounts/person-views";
import type { DeskView, PublicGroupPage } from "@/lib/memberships/page-views";
import { FinalSteps } from "./final-steps";
import { joinGroupOf } from "./join-words";
import { SettingsForm } from "./settings-form";
import { SettingsView } from "./settings-view";
import "./settings.css";

interface SettingsPartProps {
  desk: DeskView;
  /** The address of the person who is signed in. */
  email: string;
  heirs: PersonView[];
  /** True if the group has more members than `heirs`. */
  moreHeirs: boolean;
  /** The group as its public page shows it. */
  shown: PublicGroupPage | null;
}

/** The part of the desk with the settings, the owner's final steps, and the panel that newcomers see. */
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
