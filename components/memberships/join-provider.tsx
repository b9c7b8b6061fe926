"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useAuth } from "@/components/account/auth-provider";
import { currentUserId } from "@/components/account/current-user";
import { fetchedPart } from "@/components/ui/fetched-part";
import { siteToast } from "@/components/ui/toast";
import type { JoinPanelView, ShownMembership } from "@/lib/memberships/page-views";
import type { JoinInput } from "@/lib/memberships/schema";
import { withCallbackUrl } from "@/lib/platform/auth/callback-url";
import { ApiError, api, failureOf, wasRefused } from "@/lib/platform/http/client";
import { asksSomething, type JoinGroup, joinAddress, membershipPath } from "./join-words";
import { type Asking, type Joining, JoiningContext } from "./joining";
import { useOwnMembership, useReturnToJoin } from "./use-arrival";
import { useMembership } from "./use-membership";

const DIALOGS = {
  join: fetchedPart(() => import("./join-dialog").then(({ JoinDialog }) => JoinDialog)),
  leave: fetchedPart(() => import("./leave-group-dialog").then(({ LeaveGroupDialog }) => LeaveGroupDialog)),
  contact: fetchedPart(() => import("./contact-dialog").then(({ ContactDialog }) => ContactDialog)),
} satisfies Record<Asking, unknown>;

/** The session has ended without this page hearing of it. */
const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.code === "unauthenticated";

interface JoinProviderProps {
  group: JoinGroup;
  /** On the signed-in page; the public one is the same for everybody and asks the API instead. */
  panel?: JoinPanelView;
  /** True for somebody who pressed Join Group, logged in for it and came back. */
  joining?: boolean;
  children: ReactNode;
}

/** Shares one membership between the panel, the bar at the foot of a phone and every other Join button of a page. */
export function JoinProvider({ group, panel, joining = false, children }: JoinProviderProps) {
  const { user, loading, forget } = useAuth();
  const router = useRouter();
  const { view, doing, learn, join, edit, giveUp } = useMembership(group._id, panel?.membership ?? null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [fresh, setFresh] = useState(false);
  const [changes, setChanges] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const region = useRef<HTMLElement>(null);

  const ask = (what: Asking) => {
    setFailure(null);
    DIALOGS[what].open(() => setAsking(what));
  };

  useOwnMembership(panel ? null : (user?.uid ?? null), group._id, learn);
  useReturnToJoin(joining, view, () => {
    // Nothing has the focus yet; without this it would be lost again when the dialog closes.
    region.current?.focus();
    ask("join");
  });

  // An effect, because the new heading is on the page by then, and the dialog has handed the focus back.
  useEffect(() => {
    if (changes > 0) (heading.current ?? region.current)?.focus();
  }, [changes]);

  const settle = (joined: boolean) => {
    setAsking(null);
    setFailure(null);
    setFresh(joined);
    setChanges((before) => before + 1);
  };

  // Not by way of the page itself: the router would remember that it led to the login page.
  const toLogin = () => router.push(withCallbackUrl("/login", joinAddress(group._id)));
  // The login page sends on whom this tab takes for signed in, and the server would send them back to it.
  const logInAnew = () => {
    forget();
    toLogin();
  };

  const send = async (input: JoinInput) => {
    const next = await join(input).catch((error: unknown) => {
      if (isSignedOut(error)) logInAnew();
      throw error;
    });
    if (!next) return;
    settle(next.state === "member");
    if (next.state === "member") void siteToast.success("You have joined the group!");
  };

  const find = async () => {
    const found = await api<ShownMembership>(membershipPath(group._id));
    learn(found);
    return found;
  };

  const goOn = (membership: ShownMembership) => {
    setFailure(null);
    if (!membership.can.join.allowed) return;
    if (asksSomething(group)) ask("join");
    else void send({}).catch((error: unknown) => setFailure(failureOf(error)));
  };

  const value: Joining = {
    group,
    panel: panel ?? null,
    membership: view,
    doing,
    fresh,
    failure,
    send,
    edit,
    join: () => {
      if (view) goOn(view);
      // Signed in, but the page has not heard yet where this person stands.
      else if (user || (loading && currentUserId() !== null))
        void find().then(goOn, (error: unknown) => (isSignedOut(error) ? logInAnew() : toLogin()));
      else toLogin();
    },
    giveUp: async () => {
      setFailure(null);
      try {
        if (view && (await giveUp(view.state))) settle(false);
      } catch (error) {
        setFailure(failureOf(error));
        // The panel shows what is true now, and there may be nothing to leave any more.
        if (wasRefused(error)) setAsking(null);
      }
    },
    open: ask,
    close: () => setAsking(null),
    heading,
    region,
  };
  const Dialog = asking && DIALOGS[asking].Part;
  return (
    <JoiningContext value={value}>
      {children}
      {Dialog && (
        <Suspense>
          <Dialog />
        </Suspense>
      )}
    </JoiningContext>
  );
}
