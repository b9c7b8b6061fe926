"use client";

import { createContext, type RefObject, useContext } from "react";
import type { JoinPanelView, ShownMembership } from "@/lib/memberships/page-views";
import type { JoinInput } from "@/lib/memberships/schema";
import type { JoinGroup } from "./join-words";
import type { UseMembership } from "./use-membership";

/** What the page may ask about, each in a dialog of its own. */
export type Asking = "join" | "leave" | "contact";

export interface Joining {
  group: JoinGroup;
  /** What only the group's signed-in page knows; null on the public page. */
  panel: JoinPanelView | null;
  /** Null for somebody who is not signed in, and until the server has said it. */
  membership: ShownMembership | null;
  doing: UseMembership["doing"];
  /** They became a member a moment ago: the patch is sewn on before their eyes. */
  fresh: boolean;
  /** What went wrong last; it stands where the button was pressed. */
  failure: string | null;
  /** Join Group was pressed: joins at once where nothing has to be asked, else opens the dialog. */
  join: () => void;
  /** @throws ApiError */
  send: (input: JoinInput) => Promise<void>;
  /** @throws ApiError */
  edit: UseMembership["edit"];
  giveUp: () => Promise<void>;
  open: (what: Asking) => void;
  close: () => void;
  /** Says what one's membership is now: it gets the focus when that changed. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** The whole panel: has the focus where no heading says where one stands. */
  region: RefObject<HTMLElement | null>;
}

export const JoiningContext = createContext<Joining | null>(null);

export function useJoining(): Joining {
  const joining = useContext(JoiningContext);
  if (!joining) throw new Error("useJoining needs a JoinProvider above it.");
  return joining;
}
