"use client";

import { useMemo, useRef, useState } from "react";
import { useSignedOut } from "@/components/account/use-signed-out";
import { useRefreshAfterWrite } from "@/components/layout/refresh";
import { Button } from "@/components/ui/button";
import { FormNotice } from "@/components/ui/form-notice";
import { LeaveDialog } from "@/components/ui/leave-dialog";
import { TextField } from "@/components/ui/text-field";
import { formToast } from "@/components/ui/toast";
import { useFocusGoesOn } from "@/components/ui/use-focus-goes-on";
import { useKeptForm } from "@/components/ui/use-kept-form";
import { useLeaveGuard } from "@/components/ui/use-leave-guard";
import { withWas } from "@/components/ui/with-was";
import { formatNumber } from "@/lib/format-number";
import type { DeskView } from "@/lib/memberships/page-views";
import { ApiError, api } from "@/lib/platform/http/client";
import { deskPath } from "./desk-address";
import { JoinPolicyField } from "./join-policy-field";
import { LetInCheck, opensTo } from "./let-in-check";
import { QuestionFields } from "./question-fields";
import { RulesField } from "./rules-field";
import { acceptWords, changedWords, changesIn, type DeskDraft, deskDraftOf, deskMessages, type KeptSettings } from "./settings-changes";
import { VisibilityFields } from "./visibility-fields";
import "./bars.css";
import "./settings.css";

/** The settings of a group at its desk. Organizers may change questions and rules. Only the owner may change the other settings. */
export function SettingsForm({ desk, email }: { desk: DeskView; email: string }) {
  const { group, counts, can } = desk;
  /** The settings as the server last returned them to this form. */
  const [kept, setKept] = useState<KeptSettings>({ ...group, maxMembers: group.places.maxMembers });
  const initial = useMemo(() => deskDraftOf(kept), [kept]);
  const [letIn, setLetIn] = useState(true);
  const refresh = useRefreshAfterWrite();
  const path = deskPath(group._id, "settings");
  const learn = (error: unknown) => {
    if (error instanceof ApiError) setKept({ ...kept, ...error.current });
    throw error;
  };
  const { input, write, reset, messages, pending, wiring, draft, notice } = useKeptForm<DeskDraft>({
    initial,
    path,
    email,
    signedOut: useSignedOut(),
    again: "kept",
    loadCheck: async () => {
      const { checkSettings } = await import("./check-settings");
      return checkSettings;
    },
    send: async (draft) => {
      const changes = changesIn(draft, initial);
      const body = { ...withWas(changes, kept), ...(opensTo(draft.joinPolicy, kept.joinPolicy, counts.requests) && { letIn }) };
      await api(`/api/groups/${group._id}`, { method: "PUT", body }).catch(learn);
      setKept({ ...kept, ...changes });
      void formToast.success("Saved.");
      refresh();
    },
    onInputs: deskMessages,
  });
  const words = changedWords(draft, initial);
  const guard = useLeaveGuard(words !== "" && notice?.kind !== "signed-out");
  const owner = can["edit-settings"].allowed;
  const last = useRef<HTMLDivElement>(null);
  // Saving removes the button that has the focus, so the focus has to move.
  useFocusGoesOn(last, () => last.current);
  const parts = { draft, input, write, messages };

  return (
    <>
      <form {...wiring} className="settings" noValidate>
        {owner && (
          <section className="panel">
            <JoinPolicyField {...parts} />
            {opensTo(draft.joinPolicy, kept.joinPolicy, counts.requests) && (
              <LetInCheck requests={counts.requests} checked={letIn} onChange={setLetIn} />
            )}
          </section>
        )}
        <section className="panel">
          <QuestionFields {...parts} />
        </section>
        <section className="panel">
          <RulesField
            {...parts}
            hint={`One on a line.${group.rulesVersion > 0 ? ` Version ${group.rulesVersion}.` : ""} ${acceptWords(counts.members)}`}
          />
        </section>
        {owner && (
          <>
            <section className="panel short" id="places">
              <TextField
                {...input("maxMembers")}
                label="Max Members"
                type="text"
                inputMode="numeric"
                autoComplete="off"
                hint={`${formatNumber(counts.members)} ${counts.members === 1 ? "is a member" : "are members"} now. A lower number sends nobody away; nobody new joins until there is room.`}
                error={messages.maxMembers}
              />
            </section>
            <section className="panel">
              <VisibilityFields {...parts} />
              {kept.visibility === "public" && draft.visibility === "unlisted" && (
                <p className="fine">
                  Its new address cannot be guessed. The one it has now goes on leading to it: whoever knows that still finds the group.
                </p>
              )}
            </section>
          </>
        )}
        <div ref={last} tabIndex={-1} className="save-place">
          {words && (
            <section className="save" aria-label="Unsaved changes">
              <div className="save-says">
                <FormNotice notice={notice} path={path} />
                <p>{words}</p>
              </div>
              <Button type="submit" pending={pending}>
                {pending ? "Saving" : "Save changes"}
              </Button>
              <Button variant="outline" onClick={() => reset(initial)}>
                Discard
              </Button>
            </section>
          )}
        </div>
      </form>
      {guard.asking && <LeaveDialog onStay={guard.stay} onLeave={guard.leave} />}
    </>
  );
}
