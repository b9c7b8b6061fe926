"use client";

import { useRef, useState } from "react";
import { useRefreshAfterWrite } from "@/components/layout/refresh";
import { LetInCheck, opensTo } from "@/components/memberships/let-in-check";
import { WhoMayJoinFold } from "@/components/memberships/who-may-join-fold";
import { FormNotice } from "@/components/ui/form-notice";
import { LeaveDialog } from "@/components/ui/leave-dialog";
import { SubmitButton } from "@/components/ui/submit-button";
import { formToast } from "@/components/ui/toast";
import { useLeaveGuard } from "@/components/ui/use-leave-guard";
import { useOnce } from "@/components/ui/use-once";
import { withWas } from "@/components/ui/with-was";
import type { EditableGroup } from "@/lib/groups/schema";
import { ApiError, api, SOMETHING_WRONG } from "@/lib/platform/http/client";
import { changesOf, creationOf, type Draft, draftOf, EMPTY_DRAFT, type Hobby, pictureOf } from "./draft";
import { GroupFields } from "./group-fields";
import { GroupPreview } from "./group-preview";
import { useGroupForm } from "./use-group-form";
import "@/components/ui/chosen-mark.css";
import "./group-form.css";

interface GroupFormProps {
  /** Present when a group is updated; a new one is created without it. */
  group?: EditableGroup;
  hobbies: Hobby[];
  person: { name: string; email: string };
  /** The path of this form, to which the login page returns. */
  path: string;
}

const CREATED = { to: "/allGroups", words: "Group Create Successfully!" };
const UPDATED = { to: "/myGroup", words: "Group Updated Successfully!" };

/** Creates or updates a group. */
export function GroupForm({ group, hobbies, person, path }: GroupFormProps) {
  const initial = useRef(group ? draftOf(group) : EMPTY_DRAFT).current;
  /** The group as the server last returned it to this form. */
  const kept = useRef(group);
  const [letIn, setLetIn] = useState(true);
  const refresh = useRefreshAfterWrite();
  const once = useOnce();

  const send = async (draft: Draft) => {
    if (kept.current) await update(kept.current, draft, letIn).catch(learn);
    else await once(draft, (key) => create(creationOf(draft), key));
    const { to, words } = group ? UPDATED : CREATED;
    guard.release();
    refresh();
    guard.moveOn(to);
    void formToast.success(words);
    if (!group) void import("./mark-new").then(({ markNew }) => markNew(pictureOf(draft)));
  };

  const learn = (error: unknown) => {
    if (kept.current && error instanceof ApiError) kept.current = withCurrent(kept.current, error.current);
    throw error;
  };

  const state = useGroupForm({ initial, path, email: person.email, send });
  const { draft, notice, pending, changed, wiring } = state;
  const guard = useLeaveGuard(changed && notice?.kind !== "signed-out");

  return (
    <>
      <form {...wiring} className="form-split" noValidate>
        <div className="form">
          <GroupFields state={state} hobbies={hobbies} withStatus={!group} capacityFixed={group?.settings === null} person={person} />
          {(!group || group.settings) && (
            <WhoMayJoinFold draft={draft} input={state.input} write={state.write} messages={state.messages}>
              {kept.current && opens(kept.current, draft) && (
                <LetInCheck requests={kept.current.requests} checked={letIn} onChange={setLetIn} />
              )}
            </WhoMayJoinFold>
          )}
        </div>
        {/* Before the button, so that people on a phone see it before they press the button. */}
        <GroupPreview draft={draft} />
        <div className="form">
          <FormNotice notice={notice} path={path} />
          <SubmitButton pending={pending} className="justify-self-start">
            {group ? "Update Group" : "Create Group"}
          </SubmitButton>
        </div>
      </form>
      {guard.asking && <LeaveDialog onStay={guard.stay} onLeave={guard.leave} />}
    </>
  );
}

async function create(body: unknown, key: string): Promise<void> {
  const { insertedId } = await api<{ insertedId?: string }>("/api/groups", { method: "POST", body, key });
  if (!insertedId) throw new ApiError(500, "internal", SOMETHING_WRONG);
}

/** A save that changed nothing is a success as well. */
async function update(group: EditableGroup, draft: Draft, letIn: boolean): Promise<void> {
  const changes = withWas(changesOf(draft, draftOf(group)), { ...group, ...group.settings });
  const body = { ...changes, ...(opens(group, draft) && { letIn }) };
  try {
    await api(`/api/groups/${group._id}`, { method: "PUT", body });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "not_found") throw error;
    throw new ApiError(404, error.code, "This group has been deleted in the meantime, so it cannot be changed any more.");
  }
}

const opens = ({ settings, requests }: EditableGroup, { joinPolicy }: Draft): boolean =>
  settings !== null && opensTo(joinPolicy, settings.joinPolicy, requests);

/** The group with the current values that the server returned after another person had changed it. */
const withCurrent = (group: EditableGroup, current: object): EditableGroup => ({
  ...group,
  ...current,
  settings: group.settings && { ...group.settings, ...current },
});
