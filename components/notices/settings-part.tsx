import type { MuteList as Mutes, SettingsView } from "@/lib/notices/schema";
import { spokenDay } from "@/lib/spoken-time";
import { ChoicesTable } from "./choices-table";
import { MuteList } from "./mute-list";
import { RestedNote } from "./rested-note";
import { TimesForm } from "./times-form";

/** The notice settings on the account page. */
export function SettingsPart({ settings, mutes, email }: { settings: SettingsView; mutes: Mutes; email: string }) {
  const { topics, quiet, digestAt, digestDay, zone, rested } = settings;
  return (
    <>
      {rested && <RestedNote email={email} since={spokenDay(rested.since, zone)} why={rested.why} />}
      <div className="panel set-part">
        <ChoicesTable topics={topics} />
      </div>
      <TimesForm email={email} quiet={quiet} digestAt={digestAt} digestDay={digestDay} zone={zone} />
      <div className="panel set-part grid gap-3">
        <h3>Mute a group</h3>
        <MuteList {...mutes} />
      </div>
    </>
  );
}
