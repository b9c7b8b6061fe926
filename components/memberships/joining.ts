"use client";

import { createContext, type RefObject, useContext } from "react";
import type { JoinPanelView, ShownMembership } from "@/lib/memberships/page-views";
import type { JoinInput } from "@/lib/memberships/schema";
import type { JoinGroup } from "./join-words";
import type { UseMembership } from "./use-membership";

/** The dialogs of the page. */
export type Asking = "join" | "leave" | "contact";

export interface Joining {
  group: JoinGroup;
  /** Null on the public page: only the group's signed-in page has these data. */
  panel: JoinPanelView | null;
  /** Null for a person who is not signed in, and until the membership is loaded. */
  membership: ShownMembership | null;
  doing: UseMembership["doing"];
  /** True if the person has just become a member: the patch then shows its animation. */
  fresh: boolean;
  /** The message of the last error. It is shown beside the button. */
  failure: string | null;
  /** Called when Join Group is pressed. Joins at once if the group has no questions and rules; otherwise opens the dialog. */
  join: () => void;
  /** @throws ApiError */
  send: (input: JoinInput) => Promise<void>;
  /** @throws ApiError */
  edit: UseMembership["edit"];
  giveUp: () => Promise<void>;
  open: (what: Asking) => void;
  close: () => void;
  /** The heading that says what the membership is. It gets the focus when the membership changes. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** The whole panel. It gets the focus if there is no such heading. */
  region: RefObject<HTMLElement | null>;
}

export const JoiningContext = createContext<Joining | null>(null);

export function useJoining(): Joining {
  const joining = useContext(JoiningContext);
  if (!joining) throw new Error("useJoining needs a JoinProvider above it.");
  return joining;
}
